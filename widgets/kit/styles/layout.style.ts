import { createPlainSheet } from '../runtime/sheet.ts';

/** What the sections of a page share beside the ground: their measure, their rhythm, their headings. */
export const layoutSheet = createPlainSheet(
  'layout',
  '',
  `
.vt { --measure: var(--vt-measure, 1240px); --gutter: clamp(20px, 4vw, 48px); }
.vt .secondary {
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 48px; padding: 10px 28px;
  border-radius: var(--radius); font-weight: 600; line-height: 1.3; text-align: center; transition: background .2s, color .2s, border-color .2s;
}
.vt :is(h1, h2, h3, h4):lang(zh) { letter-spacing: .01em; }
.vt img { display: block; max-width: 100%; height: auto; }
.vt .measure { max-width: calc(var(--measure) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
.vt .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.vt .secondary { border: 1px solid currentcolor; }
.vt .secondary:hover { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.vt .section { padding-block: clamp(56px, 8vw, 112px); }
.vt .heading { max-width: 720px; margin-bottom: clamp(28px, 4vw, 56px); }
.vt .heading h2 { font-size: clamp(26px, 3.2vw, 40px); }
.vt .heading p { margin-top: 12px; color: var(--soft); font-size: 17px; }
`,
);
