import { caseColumns } from '../../contract/constants.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { below, columns, size, space, type } from '../kit/styles/tokens.ts';

/** Cases in rows (`case-grid`), each a card; beside `caseCardSheet`. */
export const caseGridSheet = createSheet(
  'case-grid',
  (css) => css`
    .case-grid > li { display: grid; }
    .case-grid { display: grid; grid-template-columns: ${columns(caseColumns.desktop, '10em')}; gap: ${space[7]} ${space.gap}; }
    ${below.tablet} {
      .case-grid { grid-template-columns: ${columns(caseColumns.phone, '9em', space[4])}; gap: ${space[6]} ${space[4]}; }
      .case-grid > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
      .case-grid > :first-child:nth-last-child(odd) .case-metric { grid-template-rows: auto; }
      .case-grid .case-card { row-gap: ${space[3]}; }
      .case-grid .case-line { ${type.small} }
      .case-grid .case-logo img { height: 28px; }
      .case-grid .case-play { width: ${size.target}; height: ${size.target}; }
    }
  `,
);
