import { createPlainSheet, createSheet } from '../kit/runtime/sheet.ts';
import { between, from, layer, size, space, weight } from '../kit/styles/tokens.ts';

/**
 * Where the footer comes next, the buttons float down to it and no further, so that they never cover its text. The
 * page's first screen has buttons of its own, and so has the header but for tablets: this one comes with what follows.
 */
const hostSheet = createPlainSheet(
  'actions-host',
  '',
  `
vt-actions, :host { display: block; position: fixed; z-index: ${layer.floating}; inset: auto 0 env(safe-area-inset-bottom); height: 0; }
vt-actions:has(+ vt-footer) { position: sticky; }
@media print { vt-actions, :host { display: none; } }
`,
);

export const sheet = createSheet(
  'actions',
  (css) => css`
    .stack {
      position: absolute; bottom: ${space[5]}; right: max(20px, env(safe-area-inset-right)); display: grid; justify-items: end;
      gap: ${space[3]};
    }
    .to-top, .consult { display: inline-flex; align-items: center; justify-content: center; box-shadow: var(--shadow); }
    .to-top { width: ${size.control}; height: ${size.control}; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); }
    .to-top:hover { border-color: var(--ink); }
    .consult {
      min-height: 52px; min-width: 52px; border-radius: calc(var(--radius) * 8); background: var(--accent); color: var(--on-accent); font-weight: ${weight.strong};
      transition: background var(--fast);
    }
    .consult:hover { background: var(--accent-deep); }
    .label { max-width: 0; overflow: hidden; white-space: nowrap; transition: max-width var(--slow) var(--ease), padding var(--slow) var(--ease); }
    .consult:hover .label, .consult:focus-visible .label { max-width: 14em; padding-inline-start: ${space[2]}; }
    .consult:hover, .consult:focus-visible { padding-inline: ${space[5]}; }
    .consult:focus-visible, .to-top:focus-visible { border-radius: calc(var(--radius) * 8); }
    @media (forced-colors: active) {
      .consult { border: 1px solid; }
    }
    @supports (animation-timeline: scroll()) {
      .to-top, .consult { animation: vt-scrolled linear both; animation-timeline: scroll(root); animation-range: 240px 480px; }
      .to-top { visibility: hidden; }
      ${between('tablet', 'desktop')} {
        .consult { animation: none; }
      }
      ${from.desktop} {
        .consult { animation-range: 560px 720px; }
      }
      @keyframes vt-scrolled { from { visibility: hidden; opacity: 0; } to { visibility: visible; opacity: 1; } }
    }
  `,
  [hostSheet],
);
