import { overlaySheet } from '../kit/components/overlay.style.ts';
import { playerSheet } from '../kit/components/player.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { below, space, type } from '../kit/styles/tokens.ts';

/**
 * Over the page it is as wide as leaves the whole of it on the screen; a low window has no room beside it to spare. The way
 * out stays in sight down a long list.
 */
export const sheet = createSheet(
  'media-player',
  (css) => css`
    .cinema .panel { width: min(100%, 1080px, max(320px, calc((100dvh - min(200px, 38dvh)) * 16 / 9))); padding: 0 ${space[5]} ${space[5]}; }
    .cinema h2 { padding-block: ${space[4]}; padding-inline-end: ${space[7]}; ${type.h4} }
    .cinema .player { grid-row: 2; }
    .cinema .dialog-close { grid-row-end: span 2; top: ${space[2]}; margin: ${space[2]} calc(-1 * ${space[2]}); }
    ${below.tablet} {
      .cinema .panel { padding-inline: ${space[4]}; padding-bottom: calc(${space[5]} + env(safe-area-inset-bottom)); }
    }
  `,
  [overlaySheet, playerSheet],
);
