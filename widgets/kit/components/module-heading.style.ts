import { createSheet } from '../runtime/sheet.ts';

export const moduleHeadingSheet = createSheet(
  'module-heading',
  (css) => css`
    .module-heading {
      display: flex; flex-wrap: wrap; align-items: last baseline; justify-content: space-between; gap: 16px 48px;
      margin-bottom: clamp(28px, 4vw, 56px);
    }
    .heading { margin-bottom: 0; }
    .heading .kicker { margin: 0 0 12px; color: var(--soft); font-size: 15px; }
    .more {
      display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-weight: 600; white-space: nowrap;
      transition: color .2s;
    }
    .more svg { flex: none; color: var(--accent); transition: transform .3s var(--ease); }
    .more:hover { color: var(--accent-deep); }
    .more:hover svg { transform: translateX(4px); }
  `,
);
