import { createSheet } from '../runtime/sheet.ts';
import { space, type, weight } from '../styles/tokens.ts';

/** What is put off has its day struck through, in whichever row, card or slide it says so. */
export const statusBadgeSheet = createSheet(
  'status-badge',
  (css) => css`
    .status {
      display: inline-flex; align-items: center; gap: ${space[2]}; padding: 0 ${space[2]}; border: 1px solid currentcolor;
      border-radius: var(--radius); ${type.small} font-weight: ${weight.strong}; white-space: nowrap;
    }
    .status.over { color: var(--soft); }
    .status.live { border-color: var(--accent-deep); background: var(--accent-deep); color: var(--on-accent); }
    .status.live::before { content: ""; border: 4px solid; border-radius: 50%; }
    :is(li, article):has(.postponed) :is(.leaf, time) { color: var(--soft); }
    :is(li, article):has(.postponed) .leaf { text-decoration: line-through; }
    @media print {
      .status.live { background: none; color: var(--accent-deep); }
    }
  `,
);
