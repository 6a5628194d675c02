import type { Site } from '../../contract/entities/site.ts';
import { compareEntries, type Entry, isVisible } from './entry.ts';
import type { TypeName } from './types.ts';

/** All content as it is at one moment, with its indexes. Never changed: the next moment gets its own. */
export interface Snapshot {
  sites: readonly Site[];
  /** Public entries by type and site, in the order of their list. */
  lists: ReadonlyMap<string, readonly Entry[]>;
  /** Every entry, drafts too, by type and id. */
  byId: ReadonlyMap<string, Entry>;
  /** Every entry, drafts too, by type, site and slug. */
  bySlug: ReadonlyMap<string, Entry>;
  now: number;
  /** When an entry's window next opens or closes. */
  nextChange: number;
}

export const listKey = (type: TypeName, siteId: number) => `${type} ${siteId}`;
export const idKey = (type: TypeName, id: number) => `${type} ${id}`;
export const slugKey = (type: TypeName, siteId: number, slug: string) => `${type} ${siteId} ${slug}`;

/** Indexes the entries for one moment. */
export function createSnapshot(entries: readonly Entry[], now: number): Snapshot {
  const bySlug = new Map<string, Entry>();
  for (const entry of entries) bySlug.set(slugKey(entry.type, entry.siteId, entry.slug), entry);
  const byId = new Map<string, Entry>();
  const lists = new Map<string, Entry[]>();
  for (const entry of entries) {
    const shown = dropHidden(entry, bySlug, now);
    bySlug.set(slugKey(entry.type, entry.siteId, entry.slug), shown);
    if (shown.id > 0) byId.set(idKey(shown.type, shown.id), shown);
    if (!isVisible(shown, now)) continue;
    const key = listKey(shown.type, shown.siteId);
    const list = lists.get(key);
    if (list) list.push(shown);
    else lists.set(key, [shown]);
  }
  for (const list of lists.values()) list.sort(compareEntries);
  const sites = entries
    .filter((entry): entry is Entry<'site'> => entry.type === 'site')
    .sort(compareEntries)
    .map(({ value }) => value);
  let nextChange = Number.POSITIVE_INFINITY;
  for (const { publishAt, unpublishAt } of entries) {
    for (const edge of [publishAt, unpublishAt]) if (edge > now && edge < nextChange) nextChange = edge;
  }
  return { sites, lists, byId, bySlug, now, nextChange };
}

/** A case that is a draft must not show inside a product that is not. */
function dropHidden(entry: Entry, bySlug: ReadonlyMap<string, Entry>, now: number): Entry {
  if (entry.embeds.length === 0) return entry;
  const value: Record<string, unknown> = { ...entry.value };
  let dropped = false;
  for (const { field, type, slugs } of entry.embeds) {
    const visible = slugs.map((slug) => {
      const embedded = bySlug.get(slugKey(type, entry.siteId, slug));
      return embedded !== undefined && isVisible(embedded, now);
    });
    if (visible.every(Boolean)) continue;
    dropped = true;
    value[field] = (value[field] as unknown[]).filter((_, index) => visible[index]);
  }
  return dropped ? { ...entry, value: value as Entry['value'] } : entry;
}
