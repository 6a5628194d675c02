import { createSheet } from '../runtime/sheet.ts';
import { okColor, space, type } from '../styles/tokens.ts';

export const thanksSheet = createSheet(
  'thanks',
  (css) => css`
    .thanks { max-width: 720px; padding: ${space.stack}; text-align: center; scroll-margin-block: ${space[5]}; }
    .thanks:focus { outline: none; }
    .tick { display: inline-grid; place-items: center; width: 72px; height: 72px; margin-bottom: ${space[4]}; border: 2px solid ${okColor}; border-radius: 50%; color: ${okColor}; }
    h2 { margin-bottom: ${space[2]}; ${type.h3} }
    p { margin-bottom: ${space[5]}; color: var(--soft); text-wrap: balance; }
    .files { margin-bottom: ${space[5]}; }
    .files p { margin-bottom: ${space[3]}; }
    li { margin-bottom: ${space[3]}; }
    li .primary { max-width: 100%; }
    .ways { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: ${space[3]} ${space[5]}; }
  `,
);
