import type { Dictionary, SiteSummary } from './site.ts';

/** All that a widget on a page of somebody else's shows, in one answer. */
export interface BareWidget {
  /** The id of the site that it is of: the first of those that were named and are there. */
  site: number;
  sites: SiteSummary[];
  /** The site's own wording of what this widget says. */
  dictionary: Dictionary;
  /** Those of the attributes that were told which decide over the data, as they were read; what was not read is not here. */
  attributes: Record<string, unknown>;
  data: unknown;
}
