import { richTextSheet } from '../kit/components/rich-text.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, bright, from, space, type } from '../kit/styles/tokens.ts';
import { parentLinkSheet } from '../shared/parent-link.style.ts';

/** The cover lies on its background's lower edge; no words stand on a picture, so that it may be a light or a dark one. */
export const sheet = createSheet(
  'journal',
  (css) => css`
    .ground { height: 200px; background: var(--night); }
    .ground.plain { background: var(--wash); }
    .ground img { width: 100%; height: 100%; object-fit: cover; object-position: 70% 50%; }
    .issue { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[5]} ${space.stack}; padding-bottom: ${space.section}; }
    .cover { position: relative; align-self: start; width: min(56%, 260px); margin-top: calc(-1 * ${space[9]}); }
    .cover img { width: 100%; aspect-ratio: 3 / 4; object-fit: cover; border-radius: var(--radius); box-shadow: var(--shadow); outline: 1px solid color-mix(in srgb, ${bright} 24%, transparent); outline-offset: -1px; }
    .kicker { margin-bottom: ${space[4]}; color: var(--soft); ${type.small} }
    h1 { max-width: 18em; ${type.h1} }
    .lead { max-width: 34em; margin-top: ${space[4]}; color: var(--soft); ${type.lead} }
    .primary { margin-top: ${space[5]}; }
    .contents { margin-top: ${space[7]}; padding-top: ${space[6]}; border-top: 1px solid var(--line); }
    .base { padding-bottom: ${space.section}; }
    .base img { width: 100%; border-radius: calc(var(--radius) * 2); }
    ${from.tablet} {
      .ground { height: 300px; }
      .issue { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); padding-top: ${space[7]}; }
      .cover { width: 100%; max-width: 400px; margin-top: calc(-1 * ${space[10]} - ${space[8]}); }
    }
    ${from.desktop} {
      .ground { height: 340px; }
      .cover { position: sticky; top: ${space[9]}; }
    }
    ${below.tablet} {
      .base { padding-inline: 0; }
      .base img { border-radius: 0; }
    }
    @media print {
      .ground, .base { display: none; }
      .cover { position: static; width: 160px; margin-top: 0; }
    }
  `,
  [layoutSheet, richTextSheet, parentLinkSheet],
);
