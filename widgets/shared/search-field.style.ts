import { createSheet } from '../kit/runtime/sheet.ts';
import { below, hint, layer, size, space, type } from '../kit/styles/tokens.ts';

export const searchFieldSheet = createSheet(
  'search-field',
  (css) => css`
    .search-field { position: relative; display: flex; gap: ${space[3]}; container-type: inline-size; }
    .search-field input {
      flex: 1; min-width: 0; min-height: 56px; padding: ${space[2]} ${space[4]}; border: 1px solid var(--field); border-radius: var(--radius);
      background: var(--paper); ${type.lead}
    }
    .search-field input:hover { border-color: var(--ink); }
    .search-field input::placeholder { color: var(--mute); opacity: 1; ${hint} }
    .search-field .primary { flex: none; min-height: 56px; }
    .suggestions {
      position: absolute; z-index: ${layer.floating}; inset: calc(100% + ${space[1]}) 0 auto; max-height: 60vh; padding-block: ${space[2]}; overflow-y: auto;
      border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); box-shadow: var(--shadow);
    }
    .suggestions a { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; min-height: ${size.target}; padding: ${space[1]} ${space[4]}; }
    .suggestions a:hover, .suggestions [aria-selected="true"] { background: var(--wash); }
    .suggestions .kind { flex: none; color: var(--soft); ${type.small} }
    .suggestions mark { background: none; color: var(--accent-deep); }
    @media (forced-colors: active) {
      .suggestions [aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
    }
    ${below.tablet} {
      .search-field { gap: ${space[2]}; }
      .search-field .primary { padding-inline: ${space[4]}; }
    }
  `,
);
