import { thanksSheet } from '../kit/components/thanks.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';

export const sheet = createSheet(
  'form-sent',
  (css) => css`
    .thanks { padding-block: clamp(64px, 12vw, 144px); }
  `,
  [thanksSheet],
);
