import { moduleHeadingSheet } from '../kit/components/module-heading.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet(
  'home-products',
  (css) => css`
    .categories { border-top: 1px solid var(--ink); }
    .category {
      display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 9fr); gap: 24px clamp(32px, 5vw, 72px);
      padding-block: 44px; border-bottom: 1px solid var(--line);
    }
    .about h3 { font-size: clamp(20px, 1.8vw, 24px); }
    .about h3 a { transition: color .2s; }
    .about h3 a:hover { color: var(--accent-deep); }
    .about svg { display: inline-block; margin-left: 10px; color: var(--accent); vertical-align: -3px; }
    .about p { max-width: 18em; margin-top: 10px; color: var(--soft); }
    .products { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 40px clamp(24px, 3vw, 48px); }
    .products li { position: relative; }
    .products img { margin-left: -5px; transition: transform .4s var(--ease); }
    .products li:hover img { transform: translateY(-3px); }
    .products h4 { margin: 14px 0 6px; font-size: 18px; }
    .products h4 a { transition: color .2s; }
    .products h4 a::after { content: ""; position: absolute; inset: 0; }
    .products h4 a:hover { color: var(--accent-deep); }
    .products p {
      display: -webkit-box; overflow: hidden; color: var(--soft); font-size: 15px; line-height: 1.6;
      -webkit-box-orient: vertical; -webkit-line-clamp: 4;
    }
    @media (max-width: 1199.98px) {
      .category { grid-template-columns: minmax(0, 1fr); }
      .about p { max-width: none; margin-top: 4px; }
    }
    @media (max-width: 767.98px) {
      .category { gap: 4px; padding-block: 28px 12px; }
      .products { grid-template-columns: minmax(0, 1fr); gap: 0; }
      .products li { display: grid; grid-template-columns: 36px minmax(0, 1fr); column-gap: 16px; padding-block: 16px; }
      .products img { grid-row: span 2; width: 36px; height: 36px; }
      .products h4 { grid-column: 2; margin: 0 0 2px; font-size: 17px; }
      .products p { grid-column: 2; -webkit-line-clamp: 2; }
    }
  `,
  [layoutSheet, moduleHeadingSheet],
);
