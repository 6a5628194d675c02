import { createSheet } from '../kit/runtime/sheet.ts';
import { space } from '../kit/styles/tokens.ts';

export const refusalsSheet = createSheet(
  'refusals',
  (css) => css`
    .refusals {
      display: grid; gap: ${space[1]}; margin-bottom: ${space[5]}; padding: ${space[3]} ${space[4]};
      border-inline-start: 3px solid var(--danger); background: var(--wash);
    }
  `,
);
