import type { Site } from '../../../contract/entities/site.ts';
import { zoneOf } from '../../../contract/time-zone.ts';

/** A moment's day as the site's readers write it: cn `2026年03月01日`, others `2026/03/01` (section 9). */
export function formatDate(moment: string, site: Pick<Site, 'mark' | 'timeZone'>): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zoneOf(site),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const { year, month, day } = Object.fromEntries(
    parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return site.mark === 'cn' ? `${year}年${month}月${day}日` : `${year}/${month}/${day}`;
}
