import { backdropSheet } from '../kit/components/backdrop.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet(
  'consult-cta',
  (css) => css`
    .measure { padding-block: clamp(72px, 10vw, 148px); }
    h2 { max-width: 13em; font-size: clamp(28px, 3.6vw, 48px); line-height: 1.2; }
    h2:lang(zh) { line-height: 1.3; }
    p { max-width: min(32em, 52%); margin: 18px 0 36px; font-size: 17px; text-wrap: pretty; }
    @media (max-width: 1023.98px) {
      p { max-width: 62%; }
    }
    @media (max-width: 767.98px) {
      .measure { padding-block: 64px; }
      p { max-width: 22em; margin: 14px 0 28px; font-size: 16px; }
    }
  `,
  [layoutSheet, backdropSheet],
);
