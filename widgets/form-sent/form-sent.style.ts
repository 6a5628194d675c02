import { thanksSheet } from '../kit/components/thanks.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { space } from '../kit/styles/tokens.ts';

export const sheet = createSheet(
  'form-sent',
  (css) => css`
    .thanks { max-width: none; padding-block: ${space.band}; }
  `,
  [thanksSheet],
);
