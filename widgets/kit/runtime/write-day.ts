/** A day of the calendar, `2026-03-01`, as a site's readers write it: cn `2026年03月01日`, others `2026/03/01` (section 9). */
export function writeDay(day: string, mark: string): string {
  const [year, month, date] = day.split('-');
  return mark === 'cn' ? `${year}年${month}月${date}日` : `${year}/${month}/${date}`;
}
