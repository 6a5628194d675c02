import { pageBannerSheet } from '../kit/components/page-banner.style.ts';
import { statBandSheet } from '../kit/components/stat-band.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { from, plate, size, space, type, weight } from '../kit/styles/tokens.ts';
import { parentLinkSheet } from '../shared/parent-link.style.ts';

export const sheet = createSheet(
  'case-hero',
  (css) => css`
    .page-hero.banner-case-detail h1 { ${type.h1} }
    .kicker .parent { margin-bottom: ${space[5]}; }
    .customer { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[2]} ${space[3]}; font-weight: ${weight.strong}; ${type.lead} }
    .customer img {
      position: static; z-index: auto; flex: none; width: auto; height: ${size.button}; max-width: 120px;
      border: 1px solid var(--line); border-radius: var(--radius); background: ${plate}; object-fit: contain; filter: none;
    }
    .figures { padding-block: ${space.stack} 0; }
    .figures dt:lang(zh) { word-break: keep-all; }
    ${from.tablet} {
      .page-hero.banner-case-detail { min-height: 420px; }
    }
    @media print {
      .page-hero.banner-case-detail { min-height: 0; }
    }
    @media (forced-colors: active) and (prefers-color-scheme: dark) {
      .customer img { filter: invert(1); }
    }
  `,
  [layoutSheet, pageBannerSheet, statBandSheet, parentLinkSheet],
);
