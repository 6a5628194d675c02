import { createSheet } from '../kit/runtime/sheet.ts';
import { space, type, weight } from '../kit/styles/tokens.ts';

export const testModeSheet = createSheet(
  'test-mode',
  (css) => css`
    .test {
      margin-bottom: ${space[4]}; padding: ${space[3]} ${space[4]}; border: 1px dashed var(--field); border-radius: var(--radius);
      background: var(--wash); color: var(--ink); font-weight: ${weight.strong}; ${type.small}
    }
  `,
);
