import { cardGridSheet } from '../../widgets/kit/components/card-grid.style.ts';
import { carouselSheet } from '../../widgets/kit/components/carousel.style.ts';
import { ctaBandSheet } from '../../widgets/kit/components/cta-band.style.ts';
import { filtersSheet } from '../../widgets/kit/components/filters.style.ts';
import { listSheet } from '../../widgets/kit/components/list.style.ts';
import { overlaySheet } from '../../widgets/kit/components/overlay.style.ts';
import { pageBannerSheet } from '../../widgets/kit/components/page-banner.style.ts';
import { playerSheet } from '../../widgets/kit/components/player.style.ts';
import { richTextSheet } from '../../widgets/kit/components/rich-text.style.ts';
import { rowListSheet } from '../../widgets/kit/components/row-list.style.ts';
import { sectionHeadSheet } from '../../widgets/kit/components/section-head.style.ts';
import { splitRowSheet } from '../../widgets/kit/components/split-row.style.ts';
import { statBandSheet } from '../../widgets/kit/components/stat-band.style.ts';
import { statusBadgeSheet } from '../../widgets/kit/components/status-badge.style.ts';
import { tabsSheet } from '../../widgets/kit/components/tabs.style.ts';
import { createSheet } from '../../widgets/kit/runtime/sheet.ts';
import { layoutSheet } from '../../widgets/kit/styles/layout.style.ts';
import { from, space } from '../../widgets/kit/styles/tokens.ts';

/** The gallery's own order, and the sheets of all that it shows. */
export const sheet = createSheet(
  'kit-gallery',
  (css) => css`
    .wash { background: var(--wash); }
    .badges { display: flex; flex-wrap: wrap; gap: ${space[3]}; }
    .sample { display: grid; place-items: center; min-height: 160px; background: var(--wash); border-radius: var(--radius); }
    .banners { display: grid; gap: ${space.stack}; padding-block: ${space.section}; background: var(--wash); }
    .pair { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; gap: ${space[7]} ${space.gap}; }
    .panel .words { padding: ${space[7]} ${space[5]} ${space[5]}; }
    .panel .words p { margin-top: ${space[4]}; }
    .stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.stack}; }
    ${from.desktop} {
      .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .reading { display: grid; grid-template-columns: 280px minmax(0, 1fr); gap: ${space.gap}; }
    }
  `,
  [
    layoutSheet,
    pageBannerSheet,
    overlaySheet,
    playerSheet,
    sectionHeadSheet,
    cardGridSheet,
    splitRowSheet,
    rowListSheet,
    statBandSheet,
    ctaBandSheet,
    carouselSheet,
    tabsSheet,
    richTextSheet,
    filtersSheet,
    listSheet,
    statusBadgeSheet,
  ],
);
