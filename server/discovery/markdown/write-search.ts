import { addresses } from '../../../contract/addresses.ts';
import { pageSize } from '../../../contract/constants.ts';
import type { MarkedPart, SearchAnswer, SearchHit } from '../../../contract/entities/search.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { say, type TextValues } from '../../../contract/text.ts';
import { dayIn, zoneOf } from '../../../contract/time-zone.ts';
import type { SearchData } from '../../../widgets/search/search.data.ts';
import { text } from '../../../widgets/search/search.text.ts';
import { tellFound } from '../../../widgets/search/tell-found.ts';
import { listQueryText } from '../../../widgets/shared/list-query.text.ts';
import { type AskedSearch, toSearchPath } from '../../../widgets/shared/search-path.ts';
import { searchTypesText } from '../../../widgets/shared/search-types.text.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { text as words } from './markdown.text.ts';
import { type Part, type Point, paragraph, points, section } from './parts.ts';
import { toTwinPath } from './twin-path.ts';

interface Ground {
  site: Site;
  sites: readonly Site[];
  publicOrigin: string;
  /** Where a link leads, given its path. */
  link(path: string): string;
}

/**
 * The page of search results: what was refused of the question, how much was found and of what kinds, each hit with its
 * kind, its day and its first lines, and where it goes on; where nothing was found, where else to look.
 */
export function writeSearch(
  { q, type, pageNo, refused, fault, failed, answer, ways }: SearchData,
  ground: Ground,
): Part {
  const { site, link } = ground;
  const t = (key: keyof typeof text, values?: TextValues) => say(text[key], site.mark, values);
  const wrong = fault ?? failed;
  const pages = answer ? Math.ceil(answer.total / pageSize.standard) : 0;
  const next = { title: say(words.next, site.mark), href: toSearchTwin({ q, type, pageNo: pageNo + 1 }) };
  return [
    ...refused.map(({ value, reason }) => paragraph(say(listQueryText[reason], site.mark, { value }))),
    wrong ? paragraph(t(wrong)) : answer ? writeCount({ q, type }, answer, site) : paragraph(t('lead')),
    points(listElsewhere(q, answer, ground)),
    section(t('results'), points(answer?.data.map((hit) => writeHit(hit, ground)))),
    pageNo < pages ? points([next]) : '',
    answer && answer.types.length > 1 ? section(t('types'), points(listTypes(q, answer, site))) : '',
    section(
      t('browse'),
      points(ways?.pages.map(({ name, desc, address }) => ({ title: name, desc, href: link(address) }))),
    ),
    section(
      t('events'),
      points(
        ways?.events.map(({ title, address, ...event }) => ({ title, desc: dayOf(event, site), href: link(address) })),
      ),
    ),
  ].join('');
}

/** How much was found, of a kind where one was asked for, and how the search was read where no page has all of it. */
function writeCount({ q, type }: AskedSearch, answer: SearchAnswer, { mark }: Site): Part {
  const { types, readAs = [], partly } = answer;
  // Where no kind has any, none is the reason.
  const found = tellFound(q, answer, type && types.length > 0 ? say(searchTypesText[type], mark) : undefined);
  const misspelt = readAs.map(({ typed }) => (typed ? say(text.misspelt, mark, { typed }) : ''));
  return paragraph(
    misspelt.join('') + say(text[found.key], mark, found.values) + (partly ? ` ${say(text.partly, mark)}` : ''),
  );
}

function writeHit({ type, address, title, excerpt, ...entry }: SearchHit, { site, link }: Ground): Point {
  const kind = say(searchTypesText[type], site.mark);
  return {
    title: plain(title),
    desc: [kind, dayOf(entry, site), plain(excerpt)].filter(Boolean).join(' · '),
    href: link(address),
  };
}

/** What other sites have of it, each in its own language: whoever searched in that reads it. */
function listElsewhere(q: string, answer: SearchAnswer | undefined, { sites, publicOrigin }: Ground): Point[] {
  return (answer?.elsewhere ?? []).flatMap(({ siteId, total }) => {
    const site = sites.find(({ id }) => id === siteId);
    if (!site) return [];
    const found = text[total === 1 ? 'elsewhereOne' : 'elsewhere'];
    const title = say(found, site.mark, { total, language: site.languageName });
    return [{ title, href: siteOrigin(site, publicOrigin) + toSearchTwin({ q }) }];
  });
}

const listTypes = (q: string, { types }: SearchAnswer, { mark }: Site): Point[] =>
  types.map(({ type, total }) => ({
    title: say(searchTypesText[type], mark),
    desc: String(total),
    href: toSearchTwin({ q, type }),
  }));

/** The results as Markdown, so that whoever reads one page so reads the next so too. */
function toSearchTwin(asked: AskedSearch): string {
  return toSearchPath(asked).replace(addresses.search, toTwinPath(addresses.search));
}

const plain = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join('');

/** The day of a moment, as `2026-03-05`. */
function dayOf({ date, timeZone }: { date?: string; timeZone?: string }, site: Site): string | undefined {
  return date && dayIn(new Date(date), zoneOf(site, { timeZone }));
}
