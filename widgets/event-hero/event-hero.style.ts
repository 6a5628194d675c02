import { statusBadgeSheet } from '../kit/components/status-badge.style.ts';
import { createSheet } from '../kit/runtime/sheet.ts';
import { layoutSheet } from '../kit/styles/layout.style.ts';
import { bright, from, space, type } from '../kit/styles/tokens.ts';
import { eventFilmSheet } from '../shared/event-film.style.ts';
import { parentLinkSheet } from '../shared/parent-link.style.ts';

/** A programme's is wide and has its picture; a compact page's is night and short: the stage follows. */
export const sheet = createSheet(
  'event-hero',
  (css) => css`
    .hero { background: var(--wash); }
    .hero.compact { --soft: color-mix(in srgb, ${bright} 82%, var(--night)); --focus: ${bright}; background: var(--night); color: ${bright}; }
    .inner { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space[6]} ${space.stack}; align-items: center; padding-block: ${space[6]} ${space[7]}; }
    .kicker { color: var(--soft); ${type.small} }
    .state { margin-top: ${space[5]}; line-height: 1; }
    h1 { margin-top: ${space[3]}; max-width: 16em; ${type.h1} }
    .compact h1 { max-width: none; ${type.h2} }
    .lead { max-width: 30em; margin-top: ${space[4]}; color: var(--soft); ${type.lead} }
    .compact .inner { padding-block: ${space[5]}; }
    .compact .lead { max-width: none; margin-top: ${space[2]}; }
    .picture:empty { display: none; }
    ${from.desktop} {
      .hero:not(.compact) .inner { grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); padding-block: ${space[7]}; }
    }
    @media print {
      .hero, .hero.compact { --soft: inherit; background: none; color: var(--ink); }
    }
  `,
  [layoutSheet, parentLinkSheet, statusBadgeSheet, eventFilmSheet],
);
