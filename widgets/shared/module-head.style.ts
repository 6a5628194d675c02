import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { below, space } from '../kit/styles/tokens.ts';

export const moduleHeadSheet = createSheet(
  'module-head',
  (css) => css`
    .module-picture { margin-bottom: ${space.stack}; overflow: hidden; border-radius: var(--radius); aspect-ratio: 3 / 1; }
    .module-picture img { width: 100%; height: 100%; object-fit: cover; }
    ${below.tablet} {
      .module-picture { aspect-ratio: 3 / 2; }
    }
  `,
  [sectionHeadSheet],
);
