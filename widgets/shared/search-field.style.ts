import { createSheet } from '../kit/runtime/sheet.ts';
import { below, hint, space, type } from '../kit/styles/tokens.ts';

/** One of the two lines of what empties the field, as thin as an icon's. */
const stroke = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 46.5%, currentcolor 46.5% 53.5%, transparent 53.5%)`;

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
      appearance: none; width: ${space[4]}; height: ${space[4]}; margin-inline-start: ${space[3]}; background: ${stroke(45)}, ${stroke(-45)}; cursor: pointer;
    }
    .search-field .primary { flex: none; min-height: 56px; }
    ${below.tablet} {
      .search-field { gap: ${space[2]}; }
      .search-field .primary { padding-inline: ${space[4]}; }
    }
  `,
);
