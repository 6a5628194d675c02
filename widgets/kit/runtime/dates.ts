import type { Site } from '../../../contract/entities/site.ts';

/** Where a mark's readers are, for the days that dates fall on, unless the site names its own zone. */
const timeZones: Readonly<Record<string, string>> = { cn: 'Asia/Shanghai' };

/** A moment's day as the site's readers write it: cn `2026年03月01日`, others `2026/03/01` (section 9). */
export function formatDate(moment: string, { mark, timeZone: own }: Pick<Site, 'mark' | 'timeZone'>): string {
  const timeZone = own ?? timeZones[mark] ?? 'UTC';
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const { year, month, day } = Object.fromEntries(
    parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return mark === 'cn' ? `${year}年${month}月${day}日` : `${year}/${month}/${day}`;
}
