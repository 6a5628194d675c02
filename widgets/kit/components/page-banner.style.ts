import { createSheet } from '../runtime/sheet.ts';
import { from, type } from '../styles/tokens.ts';
import { pageHeroSheet } from './page-hero.style.ts';

/** The heights of the banners of section 2, at least; the others are as high as any page's hero. */
export const pageBannerSheet = createSheet(
  'page-banner',
  (css) => css`
    .page-hero.banner-detail-header, .page-hero.banner-case-detail { min-height: 220px; }
    .page-hero.banner-detail-header h1, .page-hero.banner-case-detail h1 { ${type.h2} }
    .page-hero.banner-solution { min-height: 320px; }
    ${from.tablet} {
      .page-hero.banner-detail-header, .page-hero.banner-case-detail { min-height: 300px; }
      .page-hero.banner-plate-detail { min-height: 360px; }
      .page-hero.banner-solution { min-height: 680px; }
    }
  `,
  [pageHeroSheet],
);
