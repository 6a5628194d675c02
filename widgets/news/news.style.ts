import { carouselSheet } from '../kit/components/carousel.style.ts';
import { moduleHeadingSheet } from '../kit/components/module-heading.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet(
  'news',
  (css) => css`
    .news { background: var(--wash); }
    .beside { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(32px, 5vw, 80px); }
    time { color: var(--soft); font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
    h3 a { display: -webkit-box; overflow: hidden; transition: color .2s; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
    h3 a:hover { color: var(--accent-deep); }
    .story { position: relative; }
    .story h3 { margin: 4px 0 10px; font-size: clamp(21px, 2vw, 26px); line-height: 1.35; text-wrap: pretty; }
    .story h3 a::after { content: ""; position: absolute; inset: 0; }
    .cover { margin-bottom: 20px; overflow: hidden; border-radius: var(--radius); aspect-ratio: 4 / 3; }
    .cover img { width: 100%; height: 100%; object-fit: cover; transition: transform .8s var(--ease); }
    .story:hover .cover img { transform: scale(1.03); }
    .desc {
      display: -webkit-box; overflow: hidden; color: var(--soft); -webkit-box-orient: vertical; -webkit-line-clamp: 2;
    }
    .controls { margin: 12px 0 0 -12px; }
    .latest { border-top: 1px solid var(--ink); }
    .latest li {
      display: grid; grid-template-columns: 9.8em minmax(0, 1fr); align-items: baseline; padding-block: 17px;
      border-bottom: 1px solid var(--line); position: relative;
    }
    .latest h3 { font-size: 17px; font-weight: 550; line-height: 1.5; letter-spacing: 0; text-wrap: pretty; }
    .latest h3 a::after { content: ""; position: absolute; inset: 0; }
    .empty { padding-block: 32px; border-block: 1px solid var(--line); color: var(--soft); }
    @media (max-width: 1023.98px) {
      .latest li { grid-template-columns: 1fr; row-gap: 2px; }
    }
    @media (max-width: 767.98px) {
      .beside { grid-template-columns: minmax(0, 1fr); gap: 32px; }
      .cover { aspect-ratio: 16 / 10; }
      .latest h3 { font-size: 16px; }
    }
  `,
  [layoutSheet, carouselSheet, moduleHeadingSheet],
);
