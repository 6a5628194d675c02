import { createSheet } from '../runtime/sheet.ts';

export const thanksSheet = createSheet(
  'thanks',
  (css) => css`
    .thanks { padding: clamp(48px, 8vw, 96px) clamp(24px, 5vw, 48px); text-align: center; scroll-margin-block: 24px; }
    .thanks:focus { outline: none; }
    h2 { margin-bottom: 8px; font-size: clamp(22px, 3vw, 28px); }
    p { margin-bottom: 24px; color: var(--soft); }
    .files { margin-bottom: 24px; }
    .files p { margin-bottom: 12px; }
    li { margin-bottom: 12px; }
    li .primary { max-width: 100%; overflow-wrap: anywhere; }
    .ways { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 12px 24px; }
  `,
);
