import { overlaySheet } from '../kit/components/overlay.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, from, layer, size, space, type, weight } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'footer',
  (css) => css`
    .ground { background: var(--wash); border-top: 1px solid var(--line); ${type.small} }
    .columns { display: grid; grid-template-columns: 1fr 1fr; gap: ${space[6]} ${space.gap}; padding-block: ${space[8]} ${space[7]}; }
    .contact { grid-column: 1 / -1; }
    .brand { display: inline-flex; align-items: center; min-height: ${size.target}; margin-bottom: ${space[3]}; }
    .brand img { width: auto; height: 36px; }
    .contact li { display: flex; align-items: center; gap: ${space[3]}; min-height: ${size.target}; padding-block: ${space[1]}; }
    .contact li img { flex: none; width: 20px; height: 20px; }
    .contact li a { display: inline-flex; align-items: center; min-height: ${size.target}; margin-block: calc(-1 * ${space[1]}); padding-block: ${space[1]}; font-weight: ${weight.strong}; }
    .contact a[href^="tel:"] { white-space: nowrap; }
    .group h2 { margin-bottom: ${space[2]}; color: var(--soft); ${type.small} font-weight: ${weight.strong}; }
    .group a, .code-name { display: inline-flex; align-items: center; min-height: ${size.target}; padding-block: ${space[1]}; text-align: start; }
    .code { position: relative; }
    .code-name:focus-visible { outline-offset: 1px; }
    .code-card {
      display: none; position: absolute; z-index: ${layer.overlay}; inset: auto auto 100% 0; width: 232px; padding: ${space[4]};
      border: 1px solid var(--line); border-radius: calc(var(--radius) * 2); background: var(--paper); color: var(--ink);
      box-shadow: var(--shadow); text-align: center;
    }
    .code img { width: 198px; height: 198px; margin-inline: auto; background: var(--vtt-plate, none); filter: none; }
    .code p { margin-top: ${space[2]}; }
    .code .dialog:popover-open { display: block; }
    .code .dialog-close { display: grid; position: absolute; top: 0; right: 0; }
    .code .panel { display: block; max-width: 360px; padding: ${space[8]} ${space[5]} ${space[6]}; text-align: center; }
    .legal {
      display: flex; flex-wrap: wrap; justify-content: flex-start; gap: ${space[1]} ${space[6]}; padding-block: ${space[4]} calc(${space[5]} + env(safe-area-inset-bottom));
      border-top: 1px solid var(--line); color: var(--soft); ${type.micro}
    }
    .legal p, .legal a { display: inline-flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; }
    .legal ul { display: flex; flex-wrap: wrap; gap: 0 ${space[6]}; }
    @media (hover: hover) {
      .ground a:hover, .code-name:hover { text-decoration: underline; text-underline-offset: 4px; text-decoration-thickness: 1px; }
      .code:hover > .code-card { display: block; }
    }
    @media (hover: hover) { .code-name:focus-visible + .code-card { display: block; } }
    ${from.tablet} { .code-name:focus-visible + .code-card { display: block; } }
    .dismissed.code > .code-card { display: none; }
    .dismissed > .code-name:focus-visible + .code-card { display: none; }
    ${below.tablet} {
      .code .panel { max-width: none; }
    }
    ${from.tablet} {
      .columns { grid-template-columns: repeat(3, 1fr); }
      .code-card { inset-inline: auto 0; }
      .contact ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 ${space[5]}; }
      .group a, .code-name, .contact li, .contact li a { min-height: 36px; }
      .legal p, .legal a { min-height: 32px; }
    }
    ${from.desktop} {
      .columns { grid-template-columns: 1.8fr 1fr 1fr 1fr; }
      .contact { grid-column: auto; }
      .contact ul { display: block; }
    }
    @media print {
      /* In a few lines: as high as on a screen it would often have a sheet to itself. */
      .columns { display: block; padding-block: ${space[3]} ${space[2]}; }
      .contact, .contact ul { display: flex; flex-wrap: wrap; gap: 0 ${space[5]}; }
      .contact ul { flex: 1; }
      .brand { margin: 0; }
      .brand img { height: 24px; }
      .contact li img { display: none; }
      .ground :is(.brand, li, a, .legal p) { min-height: 0; }
      .legal { padding-block: ${space[2]} 0; }
      .group { display: none; }
    }
  `,
  [layoutSheet, overlaySheet],
);
