import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, from, space, type, weight } from '../kit/styles/tokens.ts';
import { narrowFacts } from '../shared/narrow-facts.ts';

export const sheet = createSheet(
  'case-story',
  (css) => css`
    .story { display: grid; padding-top: ${space.stack}; grid-template-columns: minmax(0, 1fr); gap: ${space[7]} ${space[8]}; }
    .rich { ${type.lead} }
    .rich blockquote { margin-block: ${space[7]} 0; color: var(--ink); }
    .rich blockquote p { ${type.h3} font-weight: ${weight.strong}; }
    .rich blockquote p + p { margin-top: ${space[3]}; color: var(--soft); font-weight: ${weight.normal}; ${type.small} }
    .film { position: relative; overflow: hidden; margin-top: ${space[7]}; border-radius: var(--radius); background: var(--night); aspect-ratio: 16 / 9; }
    .film img { width: 100%; height: 100%; object-fit: cover; transition: transform var(--grand) var(--ease); }
    .film:hover img { transform: scale(1.03); }
    .film-play {
      position: absolute; inset: 0; display: flex; align-items: end; gap: ${space[3]}; padding: ${space[5]}; color: ${bright};
      background: linear-gradient(transparent 40%, color-mix(in srgb, var(--night) 88%, transparent)); font-weight: ${weight.strong};
    }
    .film-play svg { flex: none; fill: currentcolor; }
    .film-play:focus-visible { outline: 2px solid ${bright}; outline-offset: -6px; }
    aside { container-type: inline-size; padding: ${space[5]}; border-radius: calc(2 * var(--radius)); background: var(--wash); }
    aside h2 { ${type.h4} }
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); margin-block: ${space[4]} 0; }
    dt, dd { padding-block: ${space[3]}; border-top: 1px solid var(--line); }
    dt { grid-column: 1; padding-inline-end: ${space[5]}; color: var(--soft); white-space: nowrap; }
    dd { grid-column: 2; }
    dd + dd { padding-top: 0; border-top: 0; }
    dd { font-weight: ${weight.strong}; }
    ${narrowFacts}
    dd a { padding-block: ${space[1]}; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; }
    aside > :is(.primary, .secondary) { width: 100%; margin-top: ${space[5]}; }
    ${from.desktop} {
      .story { grid-template-columns: minmax(0, 720px) max(360px, min(18em, 40%)); justify-content: space-between; }
      aside { position: sticky; top: ${space[9]}; align-self: start; }
    }
    @media print {
      .story { display: block; }
      aside { margin-top: ${space[6]}; padding: 0; }
      dt, dd { padding-block: ${space[1]}; }
      .film { display: none; }
    }
  `,
  [layoutSheet, richTextSheet],
);
