import { createSheet } from '../runtime/sheet.ts';
import { accentDeepWords, space, type, weight } from '../styles/tokens.ts';

export const sectionHeadSheet = createSheet(
  'section-head',
  (css) => css`
    .section-head {
      display: flex; flex-wrap: wrap; align-items: last baseline; justify-content: space-between;
      gap: ${space[4]} ${space[7]}; margin-bottom: ${space.stack};
    }
    .section-words { min-width: 0; max-width: 720px; }
    .section-head .kicker { margin-bottom: ${space[3]}; color: var(--soft); ${type.small} }
    .section-head h2 { ${type.h2} }
    .section-head .lead { margin-top: ${space[3]}; color: var(--soft); ${type.lead} }
    .more {
      display: inline-flex; align-items: center; gap: ${space[2]}; min-height: 44px; font-weight: ${weight.strong};
      transition: color var(--fast);
    }
    .more svg { flex: none; color: var(--accent); transition: transform var(--slow) var(--ease); }
    .more:hover { color: ${accentDeepWords}; }
    .more:hover svg { transform: translateX(4px); }
  `,
);
