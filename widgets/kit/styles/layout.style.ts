import { createPlainSheet } from '../runtime/sheet.ts';
import { from, motion, size, space, weight } from './tokens.ts';

/** What the sections of a page share beside the ground: their measure, their rhythm, their headings, their print. */
export const layoutSheet = createPlainSheet(
  'layout',
  '',
  `
.vt { --measure: var(--vt-measure, 1240px); --gutter: var(--vt-gutter, ${space.gutter}); --night: var(--vt-night, #0f1b2d); --slow: ${motion.slow}; --grand: 600ms; --ease: ${motion.ease}; }
${from.wide} { .vt { --measure: var(--vt-measure, 1440px); } }
.vt .secondary {
  display: inline-flex; align-items: center; justify-content: center; gap: ${space[2]}; min-height: ${size.control}; padding: ${space[2]} ${space[5]};
  border: 1px solid; border-radius: var(--radius); font-weight: ${weight.strong}; text-align: center; transition: background var(--fast), color var(--fast), border-color var(--fast);
}
.vt :is(.primary, .secondary) { max-width: 100%; }
.vt .secondary:hover { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.vt p { text-wrap: pretty; }
.vt .clause { display: inline-block; }
.vt :is(p, .clause):lang(zh):has(> wbr) { word-break: keep-all; }
.vt picture { display: contents; }
.vt source { display: none; }
.vt img { display: block; max-width: 100%; height: auto; }
.vt .measure { max-width: calc(var(--measure) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
.vt .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.vt .section { padding-block: ${space.section}; }
@media print {
  .vt { --ink: #000; --soft: #333; --line: #999; --wash: #fff; --shadow: none; }
  .vt :is(.primary, .secondary, a.more) { display: none !important; }
  .vt .section { padding-block: ${space[5]}; }
  .vt :where(h1, h2, h3, h4, .section-head, h2 + .lead):not(:last-child) { break-after: avoid; }
  .vt :is(li, article, aside, figure, footer, tr) { break-inside: avoid; }
}
@media (forced-colors: active) {
  .vt .secondary { border-color: ButtonBorder; }
}
@media (forced-colors: active) and (prefers-color-scheme: dark) {
  .vt :is(img[src$=".svg"], img[src*=".svg?"]) { filter: invert(1) hue-rotate(180deg); }
}
`,
);
