import { moduleHeadingSheet } from '../kit/components/module-heading.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';

export const sheet = createSheet(
  'home-solutions',
  (css) => css`
    .solutions { background: var(--wash); }
    .industries { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(24px, 3vw, 40px); margin-bottom: -64px; }
    .industries > li { display: grid; grid-row: span 4; grid-template-rows: subgrid; padding-bottom: 64px; }
    .picture { grid-row: 1; overflow: hidden; margin-bottom: 22px; border-radius: var(--radius); aspect-ratio: 3 / 2; }
    .picture img { width: 100%; height: 100%; object-fit: cover; object-position: 78% 50%; transition: transform .8s var(--ease); }
    .industries > li:hover img { transform: scale(1.03); }
    h3 { grid-row: 2; font-size: clamp(20px, 1.8vw, 24px); }
    p { grid-row: 3; margin: 8px 0 20px; color: var(--soft); }
    .links { grid-row: 4; }
    .links a {
      display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 50px; padding-block: 10px;
      border-top: 1px solid var(--line); font-weight: 550; line-height: 1.4; transition: color .2s;
    }
    .links svg { flex: none; color: var(--accent); transition: transform .3s var(--ease); }
    .links a:hover { color: var(--accent-deep); }
    .links a:hover svg { transform: translateX(4px); }
    @media (max-width: 1023.98px) {
      .industries { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 28px; }
    }
    @media (max-width: 767.98px) {
      .industries { grid-template-columns: minmax(0, 1fr); margin-bottom: -40px; }
      .industries > li { display: grid; grid-row: auto; grid-template: auto 1fr auto / 112px minmax(0, 1fr); column-gap: 18px; padding-bottom: 40px; }
      .picture { grid-row: 1 / span 2; margin: 0 0 14px; aspect-ratio: 1; }
      h3 { grid-area: 1 / 2; }
      p { grid-area: 2 / 2; margin: 4px 0 14px; font-size: 15px; line-height: 1.5; }
      .links { grid-area: 3 / 1 / auto / -1; }
    }
  `,
  [layoutSheet, moduleHeadingSheet],
);
