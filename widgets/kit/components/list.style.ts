import { createSheet } from '../runtime/sheet.ts';
import { failureMark, size, space, type, weight } from '../styles/tokens.ts';

/** What stands around a list: its pages, its end, its filters. */
export const listSheet = createSheet(
  'list',
  (css) => css`
    .pagination { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: ${space[1]}; margin-top: ${space.stack}; font-variant-numeric: tabular-nums; }
    .pagination > * { display: grid; place-items: center; min-width: 44px; height: 44px; border-radius: var(--radius); }
    .pagination a:hover { background: var(--wash); }
    .pagination [aria-current] { background: var(--ink); color: var(--paper); font-weight: ${weight.strong}; }
    .pagination [aria-current]:hover { background: var(--ink); }
    .pagination .none { opacity: .35; }
    @media (forced-colors: active) {
      .pagination [aria-current] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    }
    @media print {
      .pagination, .load-more { display: none; }
    }
    .load-more { display: flex; flex-direction: column; align-items: center; gap: ${space[3]}; margin-top: ${space[6]}; text-align: center; }
    .told { position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .load-more.room { min-height: 100svh; }
    .load-more .list-status { align-self: stretch; }
    /* Who is faster than the line reads that more comes, wherever in the room that is kept for it. */
    .load-more.room[aria-busy="true"] > * { position: sticky; top: 40svh; }
    .load-more.room[aria-busy="true"] > a { top: calc(40svh + ${space[7]}); }
    .list-status { margin-top: ${space[4]}; color: var(--soft); ${type.small} }
    /* In a line, so that it stands where its list's words do. */
    .list-status [role="alert"] { display: inline-flex; align-items: center; gap: ${space[2]}; color: var(--danger); text-align: start; }
    .list-status [role="alert"]::before {
      ${failureMark}
      margin-block: auto;
    }
    .list-status .quiet { flex: none; min-height: ${size.target}; }
    .list-status.none { padding-block: ${space[7]}; text-align: center; ${type.lead} }
    .list-status.none > a { display: inline-flex; align-items: center; min-height: ${size.target}; }
  `,
);
