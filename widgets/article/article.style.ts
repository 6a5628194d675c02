import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { size, space, type, weight } from '../kit/styles/tokens.ts';
import { parentLinkSheet } from '../shared/parent-link.style.ts';

/** An article's column, in the middle of the page. */
const column = '820px';

export const sheet = createSheet(
  'article',
  (css) => css`
    .article { display: grid; grid-template-columns: minmax(0, ${column}); justify-content: center; padding-block: ${space.stack} ${space.section}; }
    .kicker { margin-bottom: ${space[4]}; color: var(--soft); ${type.small} }
    h1 { ${type.h2} }
    .facts { display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[5]}; margin-top: ${space[4]}; color: var(--soft); ${type.small} font-variant-numeric: tabular-nums; }
    .lead { margin-top: ${space[5]}; color: var(--soft); ${type.lead} }
    .coverage { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space[5]}; margin-top: ${space[4]}; ${type.small} }
    .coverage p { color: var(--soft); }
    .coverage ul { display: flex; flex-wrap: wrap; gap: 0 ${space[5]}; }
    .coverage a {
      display: inline-flex; align-items: center; min-height: ${size.target};
      text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px;
    }
    .coverage a:hover { text-decoration-thickness: 2px; }
    .cover { margin-top: ${space[6]}; overflow: hidden; border-radius: calc(2 * var(--radius)); background: var(--wash); aspect-ratio: 3 / 2; }
    .cover img { width: 100%; height: 100%; object-fit: cover; }
    .rich, .rich:lang(zh) { max-width: none; margin-top: ${space[7]}; ${type.lead} }
    .rich td:first-child { min-width: 5em; }
    footer { margin-top: ${space[7]}; padding-top: ${space[4]}; border-top: 1px solid var(--line); ${type.small} }
    footer dl { display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[6]}; }
    footer dl > div { display: flex; gap: ${space[3]}; }
    dt { color: var(--soft); }
    dd { font-weight: ${weight.strong}; }
  `,
  [layoutSheet, richTextSheet, parentLinkSheet],
);
