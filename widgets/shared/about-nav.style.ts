import { createSheet } from '../kit/runtime/sheet.ts';
import { size, space, weight } from '../kit/styles/tokens.ts';

export const aboutNavSheet = createSheet(
  'about-nav',
  (css) => css`
    .about-nav { border-bottom: 1px solid var(--line); }
    .about-nav ul { display: flex; gap: ${space[6]}; }
    .about-nav a {
      display: flex; align-items: center; min-height: calc(${size.control} + ${space[2]}); border-block: 2px solid transparent;
      color: var(--soft); transition: color var(--fast);
    }
    .about-nav a:hover { color: var(--ink); }
    .about-nav a[aria-current] { border-bottom-color: var(--accent); color: var(--ink); font-weight: ${weight.strong}; }
    .about-nav a:focus-visible { outline-offset: -4px; }
    @media (forced-colors: active) {
      .about-nav a[aria-current] { border-bottom-color: Highlight; }
    }
    @media print {
      .about-nav { display: none; }
    }
  `,
);
