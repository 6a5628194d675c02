import { solutionBanner } from '../../../contract/constants.ts';
import { createSheet } from '../runtime/sheet.ts';
import { below, from, space, type } from '../styles/tokens.ts';
import { pageHeroSheet } from './page-hero.style.ts';

/** How far a plate reaches beyond its words, half the way to the window's edge at most, and how wide it is. */
const plate = { beyond: `min(${space[6]}, var(--gutter) / 2)`, width: 'min(680px, 66vw)' };

/**
 * The banners of section 2; the one without a type is any page's hero. A product's page opens large, below a mark. A
 * detail's header is low, its heading under a hairline. A case's picture stands beside the words instead of below them.
 * A part of the site has its words on a plate, which rests on what follows. A solution's fills the screen, words at its foot.
 */
export const pageBannerSheet = createSheet(
  'page-banner',
  (css) => css`
    .page-hero.banner-product { min-height: 320px; }
    .page-hero.banner-product h1 { ${type.display} }
    .page-hero.banner-product .measure::before {
      content: ""; display: block; width: ${space[7]}; height: 2px; margin-bottom: ${space[5]}; background: var(--accent);
    }
    .page-hero.banner-detail-header { align-items: end; min-height: 220px; }
    .page-hero.banner-detail-header h1 {
      ${type.h2}
    }
    .page-hero.banner-detail-header .kicker + h1 { padding-top: ${space[4]}; border-top: 1px solid color-mix(in srgb, currentColor 40%, transparent); }
    .page-hero.banner-detail-header .lead { margin-top: ${space[2]}; }
    .page-hero.banner-detail-header .measure { padding-bottom: ${space[6]}; }
    .page-hero.banner-case-detail { min-height: 220px; }
    .page-hero.banner-case-detail h1 { ${type.h2} }
    .page-hero.banner-plate-detail { align-items: end; }
    .page-hero.banner-plate-detail::before { content: none; }
    .page-hero.banner-plate-detail .measure { padding-block: ${space[6]}; }
    .page-hero.banner-plate-detail h1 { ${type.h2} }
    .page-hero.banner-solution { align-items: end; min-height: ${solutionBanner.phoneHeight}px; }
    .page-hero.banner-solution h1 { ${type.display} }
    ${below.tablet} {
      .page-hero.banner-plate-detail { padding-top: ${space[10]}; }
      .page-hero.banner-plate-detail .measure { border-top: 2px solid var(--accent); background: var(--veil); }
    }
    ${from.tablet} {
      .page-hero.banner-product { min-height: min(480px, 80vh); }
      .page-hero.banner-detail-header { min-height: 300px; }
      .page-hero.banner-case-detail { min-height: 340px; }
      .page-hero.banner-case-detail > img, .page-hero.banner-case-detail > picture img { left: auto; width: 56%; }
      .page-hero.banner-case-detail::before {
        background: linear-gradient(90deg, var(--veil) 44%, color-mix(in srgb, var(--veil) 0%, transparent) 66%);
      }
      .page-hero.banner-case-detail .measure > * { max-width: 38%; }
      .page-hero.banner-case-detail .measure > h1 { max-width: 46%; }
      .page-hero.banner-plate-detail .measure {
        --at: calc(var(--gutter) - ${plate.beyond}) 0 / ${plate.width};
        background: linear-gradient(var(--accent), var(--accent)) no-repeat var(--at) 2px, linear-gradient(var(--veil), var(--veil)) no-repeat var(--at) 100%;
      }
      .page-hero.banner-plate-detail :is(h1, .lead, .note) { max-width: calc(${plate.width} - 2 * ${plate.beyond}); }
      .page-hero.banner-solution { min-height: min(${solutionBanner.height}px, 100vh); }
      .page-hero.banner-solution .measure { padding-bottom: ${space[9]}; }
    }
    @media print {
      .page-hero[class*="banner-"] { min-height: 0; padding-top: 0; }
      .page-hero[class*="banner-"] .measure { padding-block: ${space[5]}; border: 0; background: none; }
      .page-hero.banner-case-detail .measure > :is(*, h1) { max-width: none; }
    }
  `,
  [pageHeroSheet],
);
