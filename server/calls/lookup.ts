import type { Site } from '../../contract/entities/site.ts';
import { refusals } from '../base/errors.ts';
import { placeOf } from '../content/check-unique.ts';
import type { Content } from '../content/content.ts';
import { compareEntries, type Entry } from '../content/entry.ts';
import { findPreviewed } from '../content/preview.ts';
import type { EntityOf, TypeName } from '../content/types.ts';
import type { CallContext } from './context.ts';

/** A site that must be there. */
export function requireSite(content: Content, id: number): Site {
  const site = content.site(id);
  if (!site) throw refusals.unknownId('site', id);
  return site;
}

/**
 * One entry by its id, or its counterpart in the site that the query names. What is not public is not there, unless the
 * query's preview token is for it.
 */
export function requireEntry<Name extends TypeName>(
  { content, allowsPreview }: Pick<CallContext, 'content' | 'allowsPreview'>,
  type: Name,
  id: number,
  { site: siteId, preview }: { site?: number; preview?: string },
): Entry<Name> {
  const show = (find: (preview: boolean) => Entry<Name> | undefined) => {
    const hidden = preview === undefined ? undefined : find(true);
    return hidden && allowsPreview(preview, hidden) ? hidden : find(false);
  };
  const entry = show((hidden) => content.find(type, id, hidden));
  if (siteId === undefined) {
    if (!entry) throw refusals.unknownId(type, id);
    return entry;
  }
  requireSite(content, siteId);
  const counterpart = show((hidden) => content.counterpart(type, id, siteId, hidden));
  if (counterpart) return counterpart;
  // A hidden original may have a public translation, and the other way round.
  throw entry ? refusals.noCounterpart(type, id, siteId) : refusals.unknownId(type, id);
}

/** All public entries of a site that must be there, in their order. */
export function listEntries<Name extends TypeName>(
  content: Content,
  type: Name,
  siteId: number,
): readonly Entry<Name>[] {
  requireSite(content, siteId);
  return content.list(type, siteId);
}

/**
 * All public entries of a site, and the one that the query's preview token is for, as they will stand beside each other:
 * what has its place, or ends by the moment that it comes out, gives way to it.
 */
export function listShown<Name extends TypeName>(
  context: Pick<CallContext, 'content' | 'allowsPreview'>,
  type: Name,
  siteId: number,
  { preview }: { preview?: string },
): readonly Entry<Name>[] {
  const entries = listEntries(context.content, type, siteId);
  const coming = findPreviewed(context, type, siteId, preview);
  if (!coming) return entries;
  const place = placeOf(coming);
  const stays = (entry: Entry<Name>) =>
    entry.slug !== coming.slug &&
    (place === undefined || placeOf(entry) !== place) &&
    entry.unpublishAt > coming.publishAt;
  return [...entries.filter(stays), coming].sort(compareEntries);
}

/** The site's first entry of a type that pages show one of. */
export function requireFirst<Name extends TypeName>(
  context: Pick<CallContext, 'content' | 'allowsPreview'>,
  type: Name,
  siteId: number,
  query: { preview?: string } = {},
): EntityOf<Name> {
  const [first] = listShown(context, type, siteId, query);
  if (!first) throw refusals.nothingYet(type, requireSite(context.content, siteId));
  return first.value;
}
