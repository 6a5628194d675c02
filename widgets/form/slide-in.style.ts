import { createSheet } from '../kit/runtime/sheet.ts';
import { dim, from, motion, space } from '../kit/styles/tokens.ts';

/** A panel along the side where lines end. On a phone it comes from below, as every overlay does there. */
const panelWidth = '480px';

export const slideInSheet = createSheet(
  'slide-in',
  (css) => css`
    ${from.tablet} {
      .slide-in .stage { padding: 0; place-items: stretch end; }
      .slide-in .panel { width: min(100%, ${panelWidth}); align-content: start; border-radius: 0; }
      /* What is said for a moment stands in the panel's middle: in the window's it would lie across the panel's edge. */
      .slide-in [popover] { inset-inline-start: calc(100% - ${panelWidth}); }
      /* It would lie over the mark of the thanks, which are all that the panel has then. */
      .slide-in .thanks { margin-top: ${space[8]}; }
      .slide-in .fields { grid-template-columns: minmax(0, 1fr); }
      .slide-in::backdrop { background: color-mix(in srgb, ${dim} 32%, transparent); backdrop-filter: none; }
      @media (prefers-reduced-motion: no-preference) {
        .slide-in[open]:modal .panel { animation: vt-slide ${motion.slow} ${motion.ease}; }
        @keyframes vt-slide { from { transform: translateX(100%); } }
      }
    }
  `,
);
