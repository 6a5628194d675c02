import { createSheet } from '../kit/runtime/sheet.ts';
import { accentDeepWords, layer, size, space, type } from '../kit/styles/tokens.ts';

/** Comes with the first suggestions. Its class is the list's own. */
export const searchSuggestionsSheet = createSheet(
  'search-suggestions',
  (css) => css`
    position: absolute; z-index: ${layer.floating}; inset: calc(100% + ${space[1]}) 0 auto; max-height: 60vh; padding-block: ${space[2]}; overflow-y: auto;
    border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); box-shadow: var(--shadow);
    a { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; min-height: ${size.target}; padding: ${space[1]} ${space[4]}; }
    a:hover, [aria-selected="true"] { background: var(--wash); }
    .kind { flex: none; color: var(--soft); ${type.small} }
    mark { background: none; color: ${accentDeepWords}; }
    @media (forced-colors: active) {
      [aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
    }
  `,
);
