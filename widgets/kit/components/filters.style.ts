import { createSheet } from '../runtime/sheet.ts';
import { size, space, type } from '../styles/tokens.ts';

export const filtersSheet = createSheet(
  'filters',
  (css) => css`
    .filters { display: flex; flex-wrap: wrap; align-items: end; gap: ${space[4]} ${space[5]}; margin-bottom: ${space.stack}; }
    .filters > button { flex: none; padding-block: 2px; }
    .filters label { display: grid; gap: ${space[1]}; ${type.small} }
    .filters :is(input, select) {
      min-height: ${size.control}; max-width: 100%; padding-inline: ${space[3]}; border: 1px solid var(--field);
      border-radius: var(--radius); background: var(--paper); ${type.body}
    }
    .filters .quiet { display: inline-flex; align-items: center; min-height: ${size.control}; }
    @media print {
      /* Also where narrow paper lays them out as a phone does. */
      .filters { display: none !important; }
    }
  `,
);
