import { createSheet } from '../kit/sheet.ts';

export const sheet = createSheet(
  'form-sent',
  (css) => css`
    .thanks { padding: clamp(48px, 8vw, 96px) clamp(24px, 5vw, 48px); text-align: center; }
    .thanks:focus { outline: none; }
    h2 { margin-bottom: 8px; font-size: clamp(22px, 3vw, 28px); }
    p { margin-bottom: 24px; color: var(--soft); }
  `,
);
