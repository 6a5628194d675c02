import { createSheet } from '../runtime/sheet.ts';

export const toastSheet = createSheet(
  'toast',
  (css) => css`
    position: fixed; inset: 0; margin: auto; padding: 0; border: 0; overflow: visible;
    background: none; width: fit-content; height: fit-content; pointer-events: none;
    .toast {
      max-width: min(480px, 86vw); padding: 14px 24px; border-radius: calc(var(--radius) * 2); background: var(--ink);
      color: var(--paper); font-weight: 600; text-align: center; box-shadow: var(--shadow); transition: opacity .2s;
    }
    .toast.gone { opacity: 0; }
  `,
);
