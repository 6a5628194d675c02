import { createSheet } from '../runtime/sheet.ts';
import { size, space, type, weight } from '../styles/tokens.ts';

export const moduleHeadingSheet = createSheet(
  'module-heading',
  (css) => css`
    .module-heading {
      display: flex; flex-wrap: wrap; align-items: last baseline; justify-content: space-between; gap: ${space[4]} ${space[7]};
      margin-bottom: ${space.stack};
    }
    .heading { margin-bottom: 0; }
    .heading .kicker { margin: 0 0 ${space[3]}; color: var(--soft); ${type.small} }
    .more {
      display: inline-flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; font-weight: ${weight.strong};
      transition: color var(--fast);
    }
    .more svg { flex: none; color: var(--accent); transition: transform var(--slow) var(--ease); }
    .more:hover { color: var(--accent-deep); }
    .more:hover svg { transform: translateX(4px); }
  `,
);
