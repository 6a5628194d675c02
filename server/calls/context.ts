import type { CallAnswer, CallName, CallRequest } from '../../contract/calls.ts';
import type { BareWidget } from '../../contract/entities/bare-widget.ts';
import type { EmbedOptions } from '../../contract/entities/embed.ts';
import type { SearchAnswer, SearchSuggestion } from '../../contract/entities/search.ts';
import type { Site } from '../../contract/entities/site.ts';
import type { Content } from '../content/content.ts';
import type { PreviewCheck } from '../content/preview.ts';
import type { LeadMeta, LeadService } from '../leads/lead-service.ts';
import type { OriginCheck } from '../leads/origins.ts';
import type { CheckGround } from './embed-check/ground.ts';

/** Looks through the pages of a site. */
export interface SiteSearch {
  find(site: Site, asked: Omit<CallRequest<'POST /search/list'>['body'], 'site'>): Promise<SearchAnswer>;
  suggest(site: Site, q: string): Promise<SearchSuggestion[]>;
}

/** What every handler works with. */
export interface CallContext {
  content: Content;
  leads: LeadService;
  search: SiteSearch;
  allowsPreview: PreviewCheck;
  /** Where the supplier portal's entry leads, if anywhere. */
  supplierOrigin?: string;
  /** The site whose pages a host serves; the default one's for a host of nobody. */
  siteOfHost(host: string | undefined): Site;
  /** What a widget shows whose tag has these attributes, as texts, on the first of these sites that there is. */
  loadWidget(
    name: string,
    sites: readonly string[],
    attributes: Readonly<Record<string, unknown>>,
  ): Promise<BareWidget>;
  /** What snippets can be made of, but for what is the site's own. */
  describeEmbedding(): Promise<Omit<EmbedOptions, 'forms'>>;
  /** What pages that embed widgets are held against, but for what is the site's own. */
  describeCheck(): Promise<Omit<CheckGround, 'hasForm' | 'maySend'>>;
  /** Takes one check of a page for a sender, and tells how many seconds to wait, 0 when it may pass. */
  takeCheck(sender: string): number;
  /** Whether pages of an origin may send forms. */
  allowsOrigin: OriginCheck;
}

/** What is known of a request beside its input. A call inside the server has none of it. */
export type CallMeta = LeadMeta;

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
  context: CallContext,
  meta: CallMeta,
) => CallAnswer<Name> | Promise<CallAnswer<Name>>;

/** One handler for each call of the contract; a missing one does not compile. */
export type Handlers<Names extends CallName = CallName> = { [Name in Names]: Handler<Name> };
