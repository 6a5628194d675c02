import { defaultMark } from '../../../contract/constants.ts';
import type { SiteSummary } from '../../../contract/entities/site.ts';
import { isNamed } from './page.ts';

/**
 * The first of the names that a site has. Where languages are named that no site speaks, English, which more of their
 * readers read than the default's; the default's site where nothing is named.
 */
export function findNamed(sites: readonly SiteSummary[], names: readonly (string | null | undefined)[]): SiteSummary {
  const found = [...names, names.some(Boolean) ? 'en' : '', defaultMark].map((name) =>
    sites.find((site) => isNamed(site, name ?? '')),
  );
  // A server without a site does not start.
  return found.find(Boolean) ?? (sites[0] as SiteSummary);
}
