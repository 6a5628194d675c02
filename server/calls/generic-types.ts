import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';
import { type TypeName, typeNames, typeRow } from '../content/types.ts';
import { listEntries, requireSite } from './lookup.ts';
import { showTopHeader } from './menu.ts';
import { joinWords } from './site-calls.ts';

/** How the generic calls answer for a type, where that is not the common way: the entries of a site, and one by its id. */
interface OwnAnswer {
  /** What is shown of an entry, where that is more than its file says. */
  show?: (entry: Entry, content: Content) => unknown;
  /** What a list holds, where that is not the entries of a site. */
  all?: (content: Content) => readonly unknown[];
  /** What a site's id finds, for the types of which each site has one. */
  ofSite?: (content: Content, siteId: number) => unknown;
}

export const ownAnswers: Partial<Readonly<Record<TypeName, OwnAnswer>>> = {
  site: { all: ({ sites }) => sites, ofSite: requireSite },
  dictionary: { ofSite: (content, siteId) => ({ words: joinWords(listEntries(content, 'dictionary', siteId)) }) },
  'top-header': { show: (entry, content) => showTopHeader(entry as Entry<'top-header'>, content) },
};

const fold = (name: string) => name.replaceAll('-', '').toLowerCase();

const types = new Map<string, TypeName>(
  typeNames.flatMap((type) => [type, ...(typeRow(type).names ?? [])].map((name) => [fold(name), type] as const)),
);

/** The type that an address names: `media-resource`, `mediaResource`, `Media`. Hyphens and the case of letters do not count. */
export function readType(name: string): TypeName | undefined {
  return types.get(fold(name));
}
