import { createPlainSheet } from '../runtime/sheet.ts';

/**
 * The ground of every widget: tokens, type and the few elements that all share. A partner themes it from outside with
 * `--vt-*` custom properties; inside a shadow root it first forgets whatever the host page's CSS would pass down, but
 * for what hides or disables a part of the page. It brings its own ground: nobody knows how dark the page's is.
 */
export const baseSheet = createPlainSheet(
  'base',
  'vt',
  `
:host { display: block; }
:where(:host) > .vt {
  all: initial; display: block; visibility: inherit; pointer-events: inherit; interactivity: inherit;
  color-scheme: light; background: var(--paper);
}
.vt {
  --ink: var(--vt-ink, #0f1b2d);
  --soft: var(--vt-soft, #4b5768);
  --line: var(--vt-line, #dcdfe4);
  --paper: var(--vt-paper, #ffffff);
  --wash: var(--vt-wash, #f6f4ef);
  --accent: var(--vt-accent, #c93f1b);
  --accent-deep: var(--vt-accent-deep, #a93112);
  --on-accent: var(--vt-on-accent, #ffffff);
  --danger: var(--vt-danger, #b3261e);
  --radius: var(--vt-radius, 4px);
  --shadow: 0 1px 2px rgb(15 27 45 / 6%), 0 12px 32px -12px rgb(15 27 45 / 18%);
  --ease: cubic-bezier(.2, .7, .2, 1);
  color: var(--ink);
  font: 400 16px/1.65 var(--vt-font, system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif);
  text-autospace: normal;
  text-spacing-trim: trim-start;
  -webkit-text-size-adjust: 100%;
}
.vt *, .vt *::before, .vt *::after { box-sizing: border-box; }
.vt :is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend) { margin: 0; padding: 0; border: 0; }
.vt :is(ul, ol) { list-style: none; }
.vt :is(h1, h2, h3, h4) { font-weight: 650; line-height: 1.25; letter-spacing: -.01em; text-wrap: balance; }
.vt a { color: inherit; text-decoration: none; }
.vt :is(button, input, select, textarea) { font: inherit; color: inherit; }
.vt button { border: 0; background: none; padding: 0; cursor: pointer; }
.vt :focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
.vt svg { stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.vt [hidden] { display: none; }
.vt .primary {
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 48px; padding: 10px 28px;
  border-radius: var(--radius); font-weight: 600; line-height: 1.3; text-align: center; transition: background .2s, color .2s, border-color .2s;
}
.vt .primary { background: var(--accent); color: var(--on-accent); }
.vt .primary:hover { background: var(--accent-deep); }
.vt .primary[aria-disabled="true"] { opacity: .6; cursor: progress; }
.vt .quiet { color: var(--accent); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
.vt .failure { padding: 24px; color: var(--soft); text-align: center; }
@media (prefers-reduced-motion: reduce) {
  .vt *, .vt *::before, .vt *::after { transition-duration: .01ms !important; animation-duration: .01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
}
`,
);
