import { createSheet } from '../kit/runtime/sheet.ts';
import { accentDeepWords, layer, size, space, type } from '../kit/styles/tokens.ts';

/** Comes with the first suggestions. Its class is the list's own. */
export const searchSuggestionsSheet = createSheet(
  'search-suggestions',
  (css) => css`
    position: absolute; z-index: ${layer.floating}; inset: calc(100% + ${space[1]}) 0 auto; max-height: 60vh; padding-block: ${space[2]}; overflow-y: auto;
    border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); box-shadow: var(--shadow);
    a { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space[4]}; min-height: ${size.target}; padding: ${space[1]} ${space[4]}; }
    a:hover, [aria-selected="true"] { background: var(--wash); }
    /* Large letters in a narrow window leave a title's words no room beside its kind. */
    a > :first-child { flex: 1 9em; }
    .kind { flex: none; color: var(--soft); ${type.small} }
    mark { word-break: keep-all; background: none; color: ${accentDeepWords}; }
    @media (forced-colors: active) {
      /* The browser's own ink for it is for its own ground. */
      mark { forced-color-adjust: none; background: Mark; color: MarkText; }
      [aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
    }
  `,
);
