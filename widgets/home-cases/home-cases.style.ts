import { moduleHeadingSheet } from '../kit/components/module-heading.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

/** Columns and rows of the wall are the specification's (section 9). */
export const sheet = createSheet(
  'home-cases',
  (css) => css`
    .cards { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 56px clamp(20px, 2.6vw, 36px); }
    .cards li:first-child:nth-last-child(n+3) {
      grid-area: span 2 / span 2;
      .cover { aspect-ratio: auto; flex: 1; min-height: 0; }
      .cover img { position: absolute; inset: 0; }
      article { display: flex; flex-direction: column; height: 100%; }
      h3 { font-size: clamp(22px, 2.4vw, 32px); }
    }
    article { position: relative; }
    .cover { position: relative; overflow: hidden; margin-bottom: 18px; border-radius: var(--radius); aspect-ratio: 3 / 2; }
    .cover img { width: 100%; height: 100%; object-fit: cover; transition: transform .8s var(--ease); }
    article:hover .cover img { transform: scale(1.03); }
    .customer { color: var(--soft); font-size: 15px; }
    h3 { margin-top: 2px; font-size: 19px; line-height: 1.4; }
    h3 a { transition: color .2s; }
    h3 a::after { content: ""; position: absolute; inset: 0; }
    h3 a:hover { color: var(--accent-deep); }
    .desc {
      display: -webkit-box; max-width: 40em; margin-top: 8px; overflow: hidden; color: var(--soft);
      -webkit-box-orient: vertical; -webkit-line-clamp: 2;
    }
    .wall {
      display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); margin-top: clamp(48px, 6vw, 88px);
      border-top: 1px solid var(--line);
    }
    .wall a {
      display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 10px; height: 100%;
      padding: 26px 8px; border-bottom: 1px solid var(--line); color: var(--soft); font-size: 14px; line-height: 1.35;
      text-align: center; transition: color .2s;
    }
    .wall img { width: 96px; opacity: .72; transition: opacity .2s; }
    .wall a:hover { color: var(--ink); }
    .wall a:hover img { opacity: 1; }
    @media (min-width: 900px) {
      .wall { grid-template-columns: repeat(4, minmax(0, 1fr)); }
      .wall li:nth-child(n+9) { display: none; }
    }
    @media (min-width: 1200px) {
      .wall { grid-template-columns: repeat(5, minmax(0, 1fr)); }
      .wall li:nth-child(n+9) { display: block; }
      .wall li:nth-child(n+11) { display: none; }
    }
    @media (min-width: 1400px) {
      .wall { grid-template-columns: repeat(6, minmax(0, 1fr)); }
      .wall li:nth-child(n+11) { display: block; }
    }
    @media (max-width: 767.98px) {
      .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 32px 16px; }
      .cards li:first-child:nth-last-child(n+3) {
        grid-area: auto / span 2;
        .cover { flex: none; aspect-ratio: 3 / 2; }
      }
      .cards li:nth-child(n+4):last-child:nth-child(even) { grid-column: span 2; }
      .cover { margin-bottom: 12px; }
      .customer { font-size: 14px; }
      h3 { font-size: 16px; }
      .wall a { padding: 18px 4px; font-size: 13px; }
      .wall img { width: 80px; }
    }
    @media (max-width: 374.98px) {
      .wall { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .wall li:nth-child(n+9) { display: none; }
    }
  `,
  [layoutSheet, moduleHeadingSheet],
);
