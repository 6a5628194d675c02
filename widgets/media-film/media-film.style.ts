import { playerSheet } from '../kit/components/player.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, dim, from, space, type } from '../kit/styles/tokens.ts';
import { parentLinkSheet } from '../shared/parent-link.style.ts';

export const sheet = createSheet(
  'media-film',
  (css) => css`
    .hall { --focus: ${bright}; background: var(--night); color: ${bright}; }
    .film { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.gap}; padding-block: ${space[6]} ${space[7]}; }
    .kicker { margin-bottom: ${space[4]}; ${type.small} }
    h1 { ${type.h2} }
    .facts { margin-top: ${space[4]}; ${type.small} word-break: keep-all; font-variant-numeric: tabular-nums; }
    .buttons { display: flex; flex-wrap: wrap; gap: ${space[3]} ${space[4]}; margin-top: ${space[5]}; }
    .buttons .secondary:hover { border-color: ${bright}; background: ${bright}; color: ${dim}; }
    /* The room of a player that is yet to come. */
    .stage { display: block; min-width: 0; aspect-ratio: 16 / 9; }
    .poster { position: relative; display: grid; overflow: clip; border-radius: var(--radius); outline: 1px solid color-mix(in srgb, ${bright} 24%, transparent); }
    .poster > * { grid-area: 1 / 1; }
    .poster img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
    .gate {
      position: relative; display: grid; align-content: center; justify-items: center; gap: ${space[3]}; padding: ${space[5]};
      background: color-mix(in srgb, var(--night) 88%, transparent); text-align: center;
    }
    .gate p { ${type.small} text-wrap: balance; }
    ${from.desktop} {
      .film { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); align-items: center; padding-block: ${space[7]} ${space[8]}; }
    }
    @media print {
      .hall { background: none; color: inherit; }
      .stage { display: none; }
    }
  `,
  [layoutSheet, playerSheet, parentLinkSheet],
);
