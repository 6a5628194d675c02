import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, columns, from, size, space, type, weight } from '../kit/styles/tokens.ts';
import { industryCarouselSheet } from '../shared/industry-carousel.style.ts';

/** A line this narrow has no room for a picture beside an industry's name. */
const tooFewLetters = 16;

export const sheet = createSheet(
  'home-solutions',
  (css) => css`
    .solutions { background: var(--wash); }
    .industry a:hover { text-decoration: underline; text-underline-offset: 4px; }
    .links a {
      display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; min-height: ${size.control};
      padding-block: ${space[3]}; border-top: 1px solid color-mix(in srgb, currentcolor 24%, transparent); font-weight: ${weight.strong};
    }
    .links svg { flex: none; color: var(--accent); transition: transform var(--slow) var(--ease); }
    .links a:hover svg { transform: translateX(4px); }
    .customers { display: flex; flex-wrap: wrap; gap: 0 ${space[5]}; }
    .customers a { display: flex; align-items: center; gap: ${space[2]}; min-height: ${size.target}; ${type.small} }
    .customers img { width: 32px; height: 32px; object-fit: cover; border-radius: var(--vtt-plate-radius, 0); background: var(--vtt-plate, none); }
    ${below.tablet} {
      .slides { overflow: visible; }
      .track { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[7]}; }
      .controls:has(.slide-tabs) { display: none; }
      .backdrop.industry {
        --focus: inherit; grid-template: auto 1fr / auto minmax(0, 1fr); overflow: visible; background: none; color: inherit;
      }
      .industry::before { display: none; }
      .backdrop.industry > :is(picture, img) { display: block; grid-row: 1 / span 2; align-self: start; margin: 0 ${space[4]} ${space[4]} 0; }
      .industry > img, .industry > picture img {
        position: static; width: 112px; height: auto; border-radius: var(--radius); aspect-ratio: 1; object-position: 78% 50%;
      }
      .industry-words { display: contents; }
      h3, .desc { grid-column: -2; margin-bottom: ${space[4]}; }
      h3 { ${type.h3} }
      .desc { margin-top: calc(-1 * ${space[3]}); color: var(--soft); }
      .links, .customers { grid-column: 1 / -1; }
      .slides { container-type: inline-size; }
      @container (max-width: ${tooFewLetters}em) {
        .backdrop.industry { grid-template: none / minmax(0, 1fr); }
        .backdrop.industry > :is(picture, img) { grid-row: auto; }
      }
      .customers { padding-top: ${space[2]}; border-top: 1px solid color-mix(in srgb, currentcolor 24%, transparent); }
    }
    ${from.tablet} {
      .slides { border-radius: calc(var(--radius) * 2); }
      .place { display: grid; height: 100%; }
      .industry-words { display: flex; flex-direction: column; justify-content: center; width: max(50%, 20em); padding: ${space[7]} 0 calc(var(--overlap) + ${space[7]}) ${space.stack}; }
      h3 { ${type.h1} }
      .desc { margin-top: ${space[3]}; ${type.lead} }
      .links { margin-top: ${space[6]}; border-bottom: 1px solid color-mix(in srgb, currentcolor 24%, transparent); }
      .links svg { color: currentcolor; }
      .customers { margin-top: ${space[5]}; }
      .dark .customers img { background: none; filter: invert(1); }
      .controls:has(.slide-tabs) { margin-inline: ${space[4]}; }
    }
    ${from.desktop} {
      .industry-words { width: max(44%, 20em); }
      .controls:has(.slide-tabs) { margin-inline: ${space[6]}; }
    }
    @media print {
      .carousel { --printed: block; }
      .track { grid-template-columns: ${columns(2, '14em', space[5])}; }
      .industry { min-height: 0; }
      .industry-words { justify-content: start; width: auto; padding: 0; }
      h3 { ${type.h3} }
      .dark .customers img { filter: none; }
    }
  `,
  [layoutSheet, sectionHeadSheet, industryCarouselSheet],
);
