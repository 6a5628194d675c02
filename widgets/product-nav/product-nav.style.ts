import { createPlainSheet, createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, headerHeight, layer, size, space, type, weight } from '../kit/styles/tokens.ts';

/**
 * The element itself stays below the page's header, whose hairline it lies upon; whatever is inside of it could not leave
 * it. Sections that a link leads to come to rest below both: the page's own scroll-padding leaves room for the header.
 */
const hostSheet = createPlainSheet(
  'product-nav-host',
  '',
  `
vt-product-nav, :host { display: block; position: sticky; z-index: ${layer.floating}; top: 0; }
vt-product-nav { top: ${headerHeight.phone}; }
vt-product-nav ~ * :is(section, div)[id], vt-product-nav ~ [id] { scroll-margin-top: ${space[5]}; }
${from.tablet} { vt-product-nav { top: ${headerHeight.tablet}; } }
${from.wide} { vt-product-nav { top: ${headerHeight.wide}; } }
@media print { vt-product-nav, :host { display: none; } }
`,
);

export const sheet = createSheet(
  'product-nav',
  (css) => css`
    .bar { border-block: 1px solid var(--line); background: var(--paper); }
    .row { display: flex; align-items: center; justify-content: space-between; gap: ${space[6]}; }
    .name { display: none; flex: none; font-weight: ${weight.strong}; }
    ul { display: flex; gap: ${space[5]}; min-width: 0; overflow-x: auto; scrollbar-width: none; position: relative; }
    ul::-webkit-scrollbar { display: none; }
    li { flex: none; }
    a { position: relative; display: flex; align-items: center; min-height: ${size.control}; color: var(--soft); ${type.small} white-space: nowrap; transition: color var(--fast); }
    a::after { content: ""; position: absolute; inset: auto 0 0; height: 2px; background: var(--accent); opacity: 0; }
    a:hover { color: var(--ink); }
    a[aria-current] { color: var(--ink); }
    a[aria-current]::after { opacity: 1; }
    a:focus-visible { outline-offset: -3px; }
    ${from.desktop} {
      .name { display: block; }
      ul { gap: ${space[6]}; }
      a { min-height: 56px; ${type.body} }
    }
    @media (forced-colors: active) {
      a::after { forced-color-adjust: none; background: Highlight; }
    }
  `,
  [layoutSheet, hostSheet],
);
