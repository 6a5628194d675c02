import { createSheet } from '../runtime/sheet.ts';
import { bright, dim, size, softened, space, type, weight } from '../styles/tokens.ts';

/** A video keeps its place while it is fetched: sixteen by nine, on night. Its poster fills that, itself is never cut. */
export const playerSheet = createSheet(
  'player-part',
  (css) => css`
    .player { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[3]}; }
    .screen { position: relative; display: grid; overflow: clip; border-radius: var(--radius); background: ${dim}; }
    /* A part of its own, which words may outgrow: in older browsers what clips keeps its own ratio whatever it holds. */
    .screen::before { content: ""; grid-area: 1 / 1; aspect-ratio: 16 / 9; }
    /* Its own ring would be cut off with its corners. */
    .screen:has(video:focus-visible) { outline: 2px solid var(--focus); outline-offset: 3px; }
    .screen video { position: absolute; width: 100%; height: 100%; object-fit: contain; }
    .screen .waiting { object-fit: cover; }
    .player-failed {
      position: relative; grid-area: 1 / 1; display: grid; place-content: center; justify-items: center; gap: ${space[4]}; padding: ${space[4]};
      background: ${dim}; color: ${bright}; text-align: center;
    }
    .player-failed p { max-width: 30em; text-wrap: balance; }
    .player-failed .ways { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: ${space[3]} ${space[5]}; }
    .player-failed .quiet { display: inline-flex; align-items: center; min-height: ${size.target}; }
    .player-failed :focus-visible { outline-color: ${bright}; }
    .playlist { border-top: 1px solid var(--line); }
    .playlist button {
      display: flex; align-items: center; gap: ${space[3]}; width: 100%; min-height: ${size.control}; padding: ${space[2]};
      border-bottom: 1px solid var(--line); text-align: start; ${type.small}
    }
    .playlist button:hover { background: var(--wash); }
    .playlist svg { flex: none; ${softened} }
    .playlist .kind { flex: none; margin-inline-start: auto; color: var(--soft); ${type.small} }
    .playlist [aria-current] { font-weight: ${weight.strong}; }
    .playlist [aria-current] svg { color: var(--accent); opacity: 1; }
    .playlist :focus-visible { outline-offset: -2px; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  `,
);
