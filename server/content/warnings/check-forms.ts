import type { Site } from '../../../contract/entities/site.ts';
import { enrolment } from '../../../contract/event-status.ts';
import { zoneOf } from '../../../contract/time-zone.ts';
import { stampIn } from '../../../contract/zone-clock.ts';
import type { Entry } from '../entry.ts';
import { listLeaves } from './leaves.ts';
import type { Warning } from './warning.ts';

/** From when until when something is needed, in milliseconds since 1970. */
interface Span {
  from: number;
  until: number;
}

/** Forms that are not there for visitors while an entry that opens them is, and events that name none. */
export function checkForms(entries: readonly Entry[], sites: readonly Site[], now: Date): Warning[] {
  const forms = new Map(entries.filter(({ type }) => type === 'form').map((form) => [form.id, form]));
  const zones = new Map(sites.map((site) => [site.id, zoneOf(site)]));
  return entries.flatMap((entry) => {
    const { file, draft, publishAt, unpublishAt, siteId } = entry;
    const shown = { from: Math.max(now.getTime(), publishAt), until: unpublishAt };
    if (draft || shown.until <= shown.from) return [];
    const enrolling = findEnrolling(entry, shown);
    const told = listLeaves(entry).flatMap(({ value, path }) => {
      const field = path.slice(0, -1);
      const span = field.at(-1) === 'formBO' ? shown : field.at(-1) === 'enrollDetail' ? enrolling : undefined;
      const form = forms.get(Number(value));
      const why = span && form && path.at(-1) === 'id' ? explain(form, span, zones.get(siteId) ?? 'UTC') : undefined;
      if (!form || !why) return [];
      const reason = `the form ${form.file} ${why}, so that visitors would press in vain: let it be public for as long, or name another`;
      // A video behind a form that no field names is behind the standard one.
      return [{ file, paths: [field, ['isNeedContact']], reason }];
    });
    if (!enrolling || 'enrollDetail' in entry.value) return told;
    const reason =
      'is FORM, and no form is named, so that visitors get the general consult form: write enrollDetail: with the file name of a form';
    return [...told, { file, paths: [['enrollTypeDict']], reason }];
  });
}

/** While visitors can enrol for an event by a form; undefined where they cannot. */
function findEnrolling({ type, value }: Entry, { from, until }: Span): Span | undefined {
  if (type !== 'activity') return undefined;
  const event = value as Entry<'activity'>['value'];
  const end = Math.min(until, Date.parse(event.endDate));
  return enrolment(event, 'on')?.kind === 'form' && from < end ? { from, until: end } : undefined;
}

/** Why a form is not there all that time, as its file would tell the moment. */
function explain({ draft, publishAt, unpublishAt }: Entry, { from, until }: Span, zone: string): string | undefined {
  const tell = (moment: number) => stampIn(moment, zone).slice(0, 16).replace('T', ' ');
  if (draft) return 'is a draft';
  if (from < publishAt) return `is not public before ${tell(publishAt)}`;
  if (unpublishAt <= from) return `has not been public since ${tell(unpublishAt)}`;
  return unpublishAt < until ? `ends on ${tell(unpublishAt)}, before this does` : undefined;
}
