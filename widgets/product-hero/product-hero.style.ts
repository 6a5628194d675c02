import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, from, space, type, weight } from '../kit/styles/tokens.ts';
import { parentLinkSheet } from '../shared/parent-link.style.ts';

/** Its ground is that of the picture of the screen, dark or light. */
export const sheet = createSheet(
  'product-hero',
  (css) => css`
    .hero { background: var(--wash); }
    .hero.dark { --soft: color-mix(in srgb, ${bright} 82%, var(--night)); --focus: ${bright}; background: var(--night); color: ${bright}; }
    .inner { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.stack}; padding-block: ${space[6]} 0; }
    .inner:not(:has(.screen)) { padding-bottom: ${space[7]}; }
    .kicker { margin-bottom: ${space[5]}; color: var(--soft); ${type.small} }
    .logo { width: fit-content; margin-bottom: ${space[4]}; padding: ${space[2]}; border-radius: calc(var(--radius) * 3); background: var(--paper); }
    .logo img { width: 48px; height: 48px; }
    h1 { ${type.h1} }
    .tagline { max-width: 24em; margin-top: ${space[4]}; ${type.h3} font-weight: ${weight.strong}; text-wrap: balance; }
    .desc { max-width: 34em; margin-top: ${space[3]}; color: var(--soft); ${type.lead} }
    .primary { margin-top: ${space[6]}; }
    .screen { margin-inline: calc(-1 * var(--gutter)); }
    .screen img { width: 100%; }
    ${from.desktop} {
      .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: center; padding-block: ${space[7]}; }
      .screen { margin-inline: 0; overflow: hidden; border-radius: calc(var(--radius) * 2); }
    }
    @media print {
      .hero, .hero.dark { --soft: var(--ink); background: none; color: var(--ink); }
      .screen { margin-inline: 0; }
    }
  `,
  [layoutSheet, parentLinkSheet],
);
