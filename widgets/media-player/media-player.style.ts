import { overlaySheet } from '../kit/components/overlay.style.ts';
import { playerSheet } from '../kit/components/player.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { below, space, type } from '../kit/styles/tokens.ts';

/** Over the page it is as wide as leaves the whole of it on the screen. */
export const sheet = createSheet(
  'media-player',
  (css) => css`
    .cinema .panel { width: min(100%, 1080px, max(320px, calc((100dvh - 200px) * 16 / 9))); padding: 0 ${space[5]} ${space[5]}; }
    .cinema .panel > * { grid-area: auto; }
    .cinema h2 { padding-block: ${space[4]}; padding-inline-end: ${space[7]}; ${type.h4} }
    .cinema .dialog-close { position: absolute; top: 0; right: 0; margin: ${space[2]}; }
    ${below.tablet} {
      .cinema .panel { padding-inline: ${space[4]}; padding-bottom: calc(${space[5]} + env(safe-area-inset-bottom)); }
    }
  `,
  [overlaySheet, playerSheet],
);
