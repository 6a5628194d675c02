import type { Site } from '../../../contract/entities/site.ts';
import { dayIn, zoneOf } from '../../../contract/time-zone.ts';

/** A moment's day as the site's readers write it: cn `2026年03月01日`, others `2026/03/01` (section 9). */
export function formatDate(moment: string, site: Pick<Site, 'mark' | 'timeZone'>): string {
  const [year, month, day] = dayIn(new Date(moment), zoneOf(site)).split('-');
  return site.mark === 'cn' ? `${year}年${month}月${day}日` : `${year}/${month}/${day}`;
}
