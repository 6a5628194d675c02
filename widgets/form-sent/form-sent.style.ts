import { createSheet } from '../kit/sheet.ts';
import { thanksSheet } from '../kit/thanks.style.ts';

export const sheet = createSheet(
  'form-sent',
  (css) => css`
    .thanks { padding-block: clamp(64px, 12vw, 144px); }
  `,
  [thanksSheet],
);
