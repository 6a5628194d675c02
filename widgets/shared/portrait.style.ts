import { createSheet } from '../kit/runtime/sheet.ts';
import { weight } from '../kit/styles/tokens.ts';

export const portraitSheet = createSheet(
  'portrait',
  (css) => css`
    .portrait {
      display: grid; flex: none; place-items: center; overflow: hidden; border-radius: 50%; background: var(--wash); color: var(--soft);
      font-weight: ${weight.strong};
    }
    .portrait img { width: 100%; height: 100%; border-radius: 50%; outline: 1px solid var(--line); outline-offset: -1px; object-fit: cover; }
    @media (forced-colors: active) {
      .portrait { border: 1px solid; }
    }
  `,
);
