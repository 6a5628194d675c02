import { createSheet } from '../kit/runtime/sheet.ts';
import { below, hint, space, type } from '../kit/styles/tokens.ts';
import { searchCross } from './search-cross.ts';

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
    .search-field input::-webkit-search-cancel-button {
      width: ${space[4]}; height: ${space[4]}; margin-inline-start: ${space[3]}; color: var(--soft); ${searchCross}
    }
    .search-field .primary { flex: none; min-height: 56px; }
    ${below.tablet} {
      /* Large letters in a narrow window leave a word no room beside the button. */
      .search-field { flex-wrap: wrap; gap: ${space[2]}; }
      .search-field input { flex-basis: 7em; }
      .search-field .primary { padding-inline: ${space[4]}; }
    }
  `,
);
