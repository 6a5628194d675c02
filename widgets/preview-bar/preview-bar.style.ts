import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, space, type } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'preview-bar',
  (css) => css`
    .preview { width: 100%; padding-block: ${space[3]}; border: 0; background: var(--night); color: ${bright}; ${type.small} }
    .preview p { display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[5]}; }
    .preview strong { color: ${bright}; }
    .preview strong::before { content: ""; display: inline-block; width: ${space[2]}; height: ${space[2]}; margin-inline-end: ${space[2]}; border-radius: 50%; background: var(--accent); }
    .preview:popover-open { position: fixed; inset: auto 0 0; margin: 0; max-width: none; padding-bottom: calc(${space[3]} + env(safe-area-inset-bottom)); }
    @media (forced-colors: active) {
      .preview { border-bottom: 1px solid; }
    }
  `,
  [layoutSheet],
);
