import type { Site } from '../../../contract/entities/site.ts';
import { dayIn, zoneOf } from '../../../contract/time-zone.ts';
import { writeDay } from './write-day.ts';

/**
 * A moment's day as the site's readers write it.
 * @param own what the moment is of, where that may have a zone of its own
 */
export const formatDate = (moment: string, site: Pick<Site, 'mark' | 'timeZone'>, own?: { timeZone?: string }) =>
  writeDay(dayIn(new Date(moment), zoneOf(site, own)), site.mark);
