import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, from, headerHeight, size, space, type, weight } from '../kit/styles/tokens.ts';

/** Until its height is known the frame fills the window below the header, so that what follows moves out of sight. */
export const sheet = createSheet(
  'page-frame',
  (css) => css`
    .framed { --focus: ${bright}; background: var(--night); color: ${bright}; }
    .strip { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 ${space[5]}; padding-block: ${space[2]}; }
    h1 { ${type.h4} }
    a { display: inline-flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; ${type.small} font-weight: ${weight.strong}; }
    a:hover { text-decoration: underline; text-underline-offset: 4px; }
    .frame { display: block; width: 100%; height: calc(100vh - ${headerHeight.phone}); height: calc(100dvh - ${headerHeight.phone}); min-height: 480px; border: 0; background: var(--night); }
    ${from.tablet} {
      .frame { height: calc(100dvh - ${headerHeight.tablet}); }
    }
  `,
  [layoutSheet],
);
