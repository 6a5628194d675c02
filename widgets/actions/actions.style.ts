import { createPlainSheet, createSheet } from '../kit/runtime/sheet.ts';

/** Where the footer comes next, the buttons float down to it and no further, so that they never cover its text. */
const hostSheet = createPlainSheet(
  'actions-host',
  '',
  `
vt-actions, :host { display: block; position: fixed; z-index: 9; inset: auto 0 env(safe-area-inset-bottom); height: 0; }
vt-actions:has(+ vt-footer) { position: sticky; }
@media print { vt-actions, :host { display: none; } }
`,
);

export const sheet = createSheet(
  'actions',
  (css) => css`
    .stack {
      position: absolute; bottom: 24px; right: max(20px, env(safe-area-inset-right)); display: grid; justify-items: end;
      gap: 12px;
    }
    .to-top, .consult { display: inline-flex; align-items: center; justify-content: center; box-shadow: var(--shadow); }
    .to-top { width: 48px; height: 48px; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); }
    .to-top:hover { border-color: var(--ink); }
    .consult {
      height: 52px; min-width: 52px; border-radius: 26px; background: var(--accent); color: var(--on-accent); font-weight: 600;
      transition: background .2s;
    }
    .consult:hover { background: var(--accent-deep); }
    .label { max-width: 0; overflow: hidden; white-space: nowrap; transition: max-width .3s var(--ease), padding .3s var(--ease); }
    .consult:hover .label, .consult:focus-visible .label { max-width: 220px; padding-inline-start: 10px; }
    .consult:hover, .consult:focus-visible { padding-inline: 20px; }
    .consult:focus-visible, .to-top:focus-visible { border-radius: 26px; }
    @supports (animation-timeline: scroll()) {
      .to-top {
        visibility: hidden; animation: vt-scrolled linear both; animation-timeline: scroll(root); animation-range: 240px 480px;
      }
      @keyframes vt-scrolled { from { visibility: hidden; opacity: 0; } to { visibility: visible; opacity: 1; } }
    }
  `,
  [hostSheet],
);
