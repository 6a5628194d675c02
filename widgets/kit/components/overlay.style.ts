import { createSheet } from '../runtime/sheet.ts';
import { below, dim, motion, overlayShadow, size, space } from '../styles/tokens.ts';

export const overlaySheet = createSheet(
  'overlay',
  (css) => css`
    .dialog {
      position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
      border: 0; background: none; color: inherit; visibility: visible; pointer-events: auto; overflow-y: scroll; overscroll-behavior: contain; scrollbar-width: none;
      /* Room for the heading, which stays above the fields, and for a field's label. */
      scroll-padding-block: 12em ${space[6]};
    }
    .dialog::-webkit-scrollbar { display: none; }
    .dialog:not([open]) { display: none; }
    .dialog::backdrop { background: color-mix(in srgb, ${dim} 62%, transparent); backdrop-filter: blur(3px); }
    .stage { min-height: calc(100% + 1px); display: grid; place-items: center; padding: ${space[5]} ${space[4]}; }
    .panel {
      position: relative; display: grid; grid-template-columns: minmax(0, 1fr); width: min(100%, 720px); background: var(--paper); border-radius: calc(var(--radius) * 2);
      box-shadow: ${overlayShadow}; outline: 1px solid transparent;
    }
    .panel > * { grid-area: 1 / 1; }
    .panel hgroup {
      /*
       * Wider than the fields by their rings, which go below it with them. It goes with them too where the window is low for
       * its letters, whoever has made them large: there it would cover what is typed.
       */
      position: sticky; z-index: 1; top: min(0px, (100dvh - 30em) * 99); margin-inline: calc(-1 * ${space[2]}); padding-inline: ${space[2]} calc(${space[6]} + ${space[2]}); background: var(--paper);
    }
    .dialog-close {
      position: sticky; z-index: 2; top: ${space[3]}; align-self: start; justify-self: end; width: ${size.target}; height: ${size.target}; margin: ${space[3]}; display: grid;
      place-items: center; border-radius: 50%; background: var(--paper); color: var(--soft);
    }
    .dialog-close:hover { background: var(--wash); color: var(--ink); }
    ${below.tablet} {
      .stage { padding: 0; place-items: end stretch; }
      .panel { width: 100%; border-radius: calc(var(--radius) * 4) calc(var(--radius) * 4) 0 0; margin-top: ${space[6]}; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .dialog[open]:modal .panel { animation: vt-rise ${motion.slow} ${motion.ease}; }
      @keyframes vt-rise { from { opacity: 0; transform: translateY(16px); } }
    }
    @media (scripting: none) {
      .dialog[open] { position: static; height: auto; overflow: visible; }
      .stage { min-height: 0; padding-block: ${space[6]}; }
      .panel { box-shadow: none; border: 1px solid var(--line); }
      .dialog-close { display: none; }
    }
  `,
);
