import { solutionBanner } from '../../contract/constants.ts';
import { cardGridSheet } from '../kit/components/card-grid.style.ts';
import { pageHeroSheet } from '../kit/components/page-hero.style.ts';
import { sectionHeadSheet } from '../kit/components/section-head.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { below, from, space, type } from '../kit/styles/tokens.ts';
import { caseCardSheet } from '../shared/case-card.style.ts';
import { caseGridSheet } from '../shared/case-grid.style.ts';
import { industryCarouselSheet } from '../shared/industry-carousel.style.ts';

/** As many industries as an address can open before there is a script. */
const places = Array.from({ length: 8 }, (_, index) => index + 1);

/** Until a script has come, the address's hash scrolls to the slide that it names: only that industry's work is shown then. */
const namedByAddress = places
  .map((place) => `.slide:nth-child(${place}) :target) .work:not(:nth-child(${place}))`)
  .map((rest) => `.industries:has(.carousel:not(.live) ${rest}`)
  .join(', ');

export const sheet = createSheet(
  'solution-list',
  (css) => css`
    .place { display: grid; grid-template-columns: minmax(0, 1fr); scroll-margin-top: ${solutionBanner.height}px; }
    .live .place { height: 100%; }
    .industry-words {
      display: flex; flex-direction: column; align-items: flex-start; justify-content: center; width: 100%;
      padding-block: ${space[6]};
    }
    .kicker { display: flex; align-items: center; gap: ${space[3]}; margin-bottom: ${space[3]}; ${type.small} }
    .kicker::before { content: ""; flex: none; width: 32px; height: 2px; background: var(--accent); }
    .title { max-width: 12em; ${type.display} }
    .desc { max-width: min(28em, 100%); margin-top: ${space[3]}; ${type.lead} }
    .industry-words :is(.primary, .secondary) { margin-top: ${space[5]}; }
    .cases { background: var(--wash); }
    .none { margin-bottom: ${space[5]}; color: var(--soft); ${type.lead} }
    .carousel.live { & + * .work:not(.active) { display: none; } }
    @media (scripting: enabled) {
      .industries:not(:has(:target)) .work:not(.active) { display: none; }
    }
    ${namedByAddress} { display: none; }
    ${below.tablet} {
      .industry { min-height: ${solutionBanner.phoneHeight}px; }
      .controls:has(.slide-tabs) { padding: ${space[2]} ${space[3]}; border-bottom: 1px solid var(--line); }
    }
    ${from.tablet} {
      .industry-words { padding-block: ${space[8]} calc(var(--overlap) + ${space[8]}); }
      .kicker { margin-bottom: ${space[5]}; ${type.lead} }
      .desc { max-width: min(28em, 50%); margin-top: ${space[5]}; }
      .industry-words :is(.primary, .secondary) { margin-top: ${space[6]}; }
      .controls:has(.slide-tabs) { width: calc(100% - 2 * var(--gutter)); max-width: var(--measure); margin-inline: auto; }
    }
    ${from.large} {
      .desc { max-width: 35%; text-wrap: balance; }
    }
    @media print {
      .industry { min-height: 0; }
      .slide-tabs { display: none; }
    }
  `,
  [layoutSheet, pageHeroSheet, sectionHeadSheet, cardGridSheet, caseCardSheet, caseGridSheet, industryCarouselSheet],
);
