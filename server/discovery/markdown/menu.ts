import type { Site } from '../../../contract/entities/site.ts';
import type { MatchRoute } from '../../../pages/match-route.ts';
import type { Content } from '../../content/content.ts';
import type { Point } from './parts.ts';
import { toTwinLink } from './twin-path.ts';

interface Ground {
  content: Pick<Content, 'list'>;
  publicOrigin: string;
  matchRoute: MatchRoute;
}

/** The site's menu: where to go on from a page that lists nothing itself. */
export function listMenu(site: Site, ground: Ground): Point[] {
  return ground.content.list('top-navigation', site.id).map(({ value: { displayName, desc, pageAddress } }) => ({
    title: displayName,
    desc,
    href: toTwinLink(pageAddress, site, ground),
  }));
}
