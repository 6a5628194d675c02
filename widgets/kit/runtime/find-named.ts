import { defaultMark } from '../../../contract/constants.ts';
import type { SiteSummary } from '../../../contract/entities/site.ts';
import { isNamed } from './page.ts';

/** The first of the names that a site has, else the default's site. */
export function findNamed(sites: readonly SiteSummary[], names: readonly (string | null | undefined)[]): SiteSummary {
  const found = [...names, defaultMark].map((name) => sites.find((site) => isNamed(site, name ?? '')));
  // A server without a site does not start.
  return found.find(Boolean) ?? (sites[0] as SiteSummary);
}
