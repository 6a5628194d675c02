import { backdropSheet } from '../kit/components/backdrop.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, size, space, type, weight } from '../kit/styles/tokens.ts';

/** The doors are as high as each other, whatever stands on them; no word stands over a picture. */
export const sheet = createSheet(
  'portal-doors',
  (css) => css`
    .entrance { padding-block: ${space.stack} ${space.section}; background: var(--wash); }
    .kicker { margin-bottom: ${space[3]}; color: var(--soft); ${type.small} font-weight: ${weight.strong}; }
    h1 { max-width: calc(22em - var(--zh) * 6em); ${type.h1} }
    .lead { max-width: 40em; margin-top: ${space[3]}; color: var(--soft); ${type.lead} }
    .doors { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.gap}; margin-top: ${space.stack}; }
    .door { position: relative; display: grid; border-radius: calc(var(--radius) * 2); }
    .door:has(a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 4px; }
    .door .backdrop { display: grid; grid-template-rows: auto 1fr; border-radius: inherit; }
    .door .backdrop::before, .door source { display: none; }
    .door .backdrop img {
      position: static; z-index: auto; height: 180px; object-position: 86% 50%; transform-origin: 80% 0; transition: transform var(--grand) var(--ease);
      mask-image: linear-gradient(var(--ink) 72%, transparent);
    }
    .door:hover .backdrop img { transform: scale(1.03); }
    .door-words { display: flex; flex-direction: column; grid-row: 2; padding: ${space[5]}; }
    .door h2 { ${type.h2} }
    .door a:focus-visible { outline: none; }
    .door a::after { content: ""; position: absolute; inset: 0; z-index: 1; }
    .door p { max-width: 28em; margin-block: ${space[3]} ${space[5]}; }
    .way {
      display: grid; place-items: center; width: ${size.control}; height: ${size.control}; margin-top: auto; border-radius: 50%;
      background: var(--accent); color: var(--on-accent); transition: background var(--fast), transform var(--slow) var(--ease);
    }
    .door:hover .way { background: var(--accent-deep); transform: translateX(4px); }
    ${from.tablet} {
      .doors { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .door .backdrop img { height: 220px; }
      .door-words { padding: ${space.stack}; padding-top: ${space[5]}; }
    }
    @media (forced-colors: active) {
      .door .backdrop { border: 1px solid; }
      .way { border: 1px solid; }
    }
    @media print {
      .door .backdrop { display: block; border: 1px solid var(--line); }
      .door-words { padding-block: ${space[5]} 0; }
      .way, .door source, .door .backdrop img { display: none; }
    }
  `,
  [layoutSheet, backdropSheet],
);
