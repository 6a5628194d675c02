import type { PageMatch } from '../../pages/match-route.ts';
import { escapeHtml } from '../base/escape.ts';
import type { Content } from '../content/content.ts';
import type { Entry } from '../content/entry.ts';
import { nameOf } from '../content/entry-name.ts';
import { findPreviewed, type PreviewCheck, previewPage, readPreviewExpiry } from '../content/preview.ts';
import { everywhereTypes, findPagedType, listPlacedTypes } from '../content/type-of-address.ts';
import { type TypeName, typeRow } from '../content/types.ts';
import type { SiteRequest } from '../http/site-of-request.ts';

/** What the holder of a preview link sees, and until when. */
export interface PreviewView {
  token: string;
  /** The bar that says so, as a tag. */
  bar: string;
}

/**
 * What an address shows to who names a token: a preview, nothing, or whatever it shows to everybody; `open` where that is
 * a preview's address, which nobody keeps.
 */
export type PreviewAnswer = PreviewView | 'refused' | 'public' | 'open';

interface Ground {
  content: Pick<Content, 'counterpart' | 'entries' | 'findSlug'>;
  allowsPreview: PreviewCheck;
  now?: () => Date;
}

/**
 * Decides what a preview link shows. An address that is there for previews alone shows what is public, and nothing else
 * without a token that serves, whether or not there is such an entry, so that it tells nobody what is being prepared.
 * Where a preview stands in the place of what is public, as on every page without an id, who holds a link that does not
 * serve would take that for it: they are refused.
 */
export function createPreviewReader({ content, allowsPreview, now = () => new Date() }: Ground) {
  const show = (entry: Entry, token: string) => ({
    token,
    bar: writeBar(entry, readPreviewExpiry(token), now().getTime()),
  });
  const findOf = (types: readonly TypeName[], { site }: SiteRequest, token: string) =>
    types
      .map((type) => findPreviewed({ content, allowsPreview }, type, site.id, token))
      .find((entry) => entry !== undefined);
  const readPlaced = (types: readonly TypeName[], request: SiteRequest, token: string): PreviewAnswer => {
    const entry = findOf(types, request, token);
    return entry && previewPage(entry) === request.path ? show(entry, token) : 'refused';
  };
  return ({ route, params }: PageMatch, request: SiteRequest, token: string | undefined): PreviewAnswer => {
    const { site } = request;
    if (token !== undefined) {
      const entry = findOf(everywhereTypes, request, token);
      if (entry) return show(entry, token);
      if (params.id === undefined) return readPlaced(listPlacedTypes(route.address), request, token);
    }
    const type = params.id === undefined ? undefined : findPagedType(route.address);
    if (!type) return 'public';
    const entry = token === undefined ? undefined : content.counterpart(type, Number(params.id), site.id, true);
    if (token !== undefined && entry && allowsPreview(token, entry)) return show(entry, token);
    if (typeRow(type).preview !== route.address) return 'public';
    return content.counterpart(type, Number(params.id), site.id) ? 'open' : 'refused';
  };
}

function writeBar(entry: Entry, until: Date, now: number): string {
  const attributes = { kind: entry.type, name: nameOf(entry), state: stateOf(entry, now), until: until.toISOString() };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<vt-preview-bar${written.join('')}></vt-preview-bar>\n`;
}

function stateOf({ draft, publishAt, unpublishAt }: Entry, now: number): string {
  if (draft) return 'draft';
  if (publishAt > now) return 'waiting';
  return unpublishAt <= now ? 'past' : 'public';
}
