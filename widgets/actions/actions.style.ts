import { createPlainSheet, createSheet } from '../kit/sheet.ts';

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
      position: absolute; bottom: 24px; right: max(var(--gutter) - 8px, env(safe-area-inset-right)); display: grid; justify-items: end;
      gap: 12px;
    }
    .to-top, .consult { display: inline-flex; align-items: center; justify-content: center; box-shadow: var(--shadow); }
    .to-top { width: 48px; height: 48px; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); }
    .to-top:hover { border-color: var(--ink); }
    .consult {
      gap: 10px; min-height: 52px; padding-inline: 22px; border-radius: 26px; background: var(--accent); color: var(--on-accent);
      font-weight: 600; transition: background .2s;
    }
    .consult:hover { background: var(--accent-deep); }
    .consult:focus-visible, .to-top:focus-visible { border-radius: 26px; }
    @media (max-width: 767.98px) {
      .consult { width: 52px; padding: 0; }
      .label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    }
    @supports (animation-timeline: scroll()) {
      .to-top {
        visibility: hidden; animation: vt-scrolled linear both; animation-timeline: scroll(root); animation-range: 240px 480px;
      }
      @keyframes vt-scrolled { from { visibility: hidden; opacity: 0; } to { visibility: visible; opacity: 1; } }
    }
  `,
  [hostSheet],
);
