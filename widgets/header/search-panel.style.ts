import { createSheet } from '../kit/runtime/sheet.ts';
import { overlayShadow, space } from '../kit/styles/tokens.ts';
import { searchFieldSheet } from '../shared/search-field.style.ts';

/** Comes with the panel, when somebody first asks for it. */
export const searchPanelSheet = createSheet(
  'search-panel',
  (css) => css`
    display: contents;
    .seek {
      position: fixed; inset: 0 0 auto; width: 100%; max-width: none; max-height: none; margin: 0; padding: 0; overflow: visible;
      border: 0; background: var(--paper); color: var(--ink); box-shadow: ${overlayShadow};
    }
    .seek::backdrop { background: color-mix(in srgb, var(--night) 62%, transparent); }
    .seek > .measure { display: flex; align-items: center; justify-content: center; gap: ${space[3]}; padding-block: ${space[5]}; }
    .seek .search-field { flex: 1; max-width: 820px; }
    .seek .tool { flex: none; }
    @media (forced-colors: active) {
      .seek { border-bottom: 1px solid; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .seek[open] { animation: vt-drop var(--slow) var(--ease); }
      @keyframes vt-drop { from { opacity: 0; transform: translateY(-12px); } }
    }
  `,
  [searchFieldSheet],
);
