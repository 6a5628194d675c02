import { createPlainSheet } from '../runtime/sheet.ts';
import { size, space, type, weight } from './tokens.ts';

/**
 * The ground of every widget: tokens, type and the few elements that all share. A partner themes it from outside with
 * `--vt-*` custom properties; inside a shadow root it first forgets whatever the host page's CSS would pass down, but
 * for what hides or disables a part of the page. It brings its own ground: nobody knows how dark the page's is. A room
 * that the page keeps free is its own to fill.
 * Chinese faces come with their system's own Latin letters, so that quotes and dashes are theirs too.
 * The spaces between Chinese and Latin letters are for engines that know `:has-slotted`, which WebKit does not: WebKitGTK
 * 2.50 draws the letters beside such a space over one another.
 */
export const baseSheet = createPlainSheet(
  'base',
  'vt',
  `
:host { display: block; }
:host > :where(.vt) {
  all: initial; display: block; color-scheme: light; min-height: inherit;
  pointer-events: inherit; visibility: inherit; interactivity: inherit; background: var(--paper);
}
.vt {
  --soft: var(--vt-soft, #4b5768);
  --line: var(--vt-line, #dcdfe4);
  --field: var(--vt-field, #8a94a3);
  --paper: var(--vt-paper, #fff);
  --accent: var(--vt-accent, #c93f1b);
  --accent-deep: var(--vt-accent-deep, #a93112);
  --on-accent: var(--vt-on-accent, #fff);
  --danger: var(--vt-danger, #b3261e);
  --mute: var(--vt-mute, #677282);
  --focus: var(--vt-focus, #1456c4);
  --radius: var(--vt-radius, 4px);
  --ink: var(--vt-ink, #0f1b2d);
  --wash: var(--vt-wash, #f6f4ef);
  --shadow: 0 1px 2px rgb(15 27 45 / 6%), 0 12px 32px -12px rgb(15 27 45 / 18%);
  --fast: 160ms;
  --rem: var(--vt-rem, 16px);
  --zh: 0;
  color: var(--ink);
  --faces: system-ui, -apple-system, "Segoe UI", sans-serif;
  font-family: var(--vt-font, var(--faces));
  ${type.body}
  text-spacing-trim: trim-start;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%;
}
.vt:lang(zh) { --zh: 1; --faces: "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei UI", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; }
.vt:not(:has-slotted) { text-autospace: normal; }
.vt *, .vt *::before, .vt *::after { box-sizing: border-box; }
.vt :is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend) { margin: 0; padding: 0; border: 0; }
.vt :is(ul, ol) { list-style: none; }
.vt :is(h1, h2, h3, h4) { font-weight: ${weight.heading}; text-wrap: balance; }
.vt :is(h1, h2, h3, h4):lang(zh) { word-break: keep-all; }
.vt a { color: inherit; text-decoration: none; }
.vt :is(button, input, select, textarea) { font: inherit; color: inherit; }
.vt button { border: 0; background: none; padding: 0; cursor: pointer; }
.vt :focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
.vt svg { stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.vt [hidden] { display: none; }
.vt .primary {
  display: inline-flex; align-items: center; justify-content: center; gap: ${space[2]}; min-height: ${size.control}; padding: ${space[2]} ${space[5]};
  border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font-weight: ${weight.strong}; text-align: center; transition: background var(--fast);
}
.vt .primary:hover { background: var(--accent-deep); }
.vt .primary[aria-disabled="true"] { opacity: .6; cursor: progress; }
.vt .quiet { font-weight: ${weight.strong}; text-decoration: underline; text-underline-offset: 3px; }
@media (prefers-reduced-motion: reduce) {
  .vt *, .vt *::before, .vt *::after { transition: none !important; animation-duration: .01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
}
@media (forced-colors: active) {
  .vt :focus-visible { outline-color: Highlight; }
  .vt .primary { border: 1px solid; }
}
`,
);
