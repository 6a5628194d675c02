import type { Form } from '../../contract/entities/form.ts';
import type { LeadReceipt, LeadRequest } from '../../contract/entities/lead.ts';
import type { Site } from '../../contract/entities/site.ts';
import type { UnlockTarget } from '../../contract/unlock.ts';
import type { Content } from '../content/content.ts';
import type { Gate } from '../content/gates/gate.ts';
import { typeOfPage, typesOfSource } from '../content/gates/opened-pages.ts';
import type { SignedLinks } from './signed-links.ts';

/** Whose form was sent, in which language. */
export type SentForm = { site: Pick<Site, 'id'>; form: Pick<Form, 'id'> };

export interface Unlocking {
  /**
   * What a sent form opens: what `unlock` names, else what the page that it was sent from has behind it. Only the form
   * that was sent opens anything, in whichever language, and a request that names something else gets nothing.
   * @param host the one that the request was sent to
   */
  targetsOf(request: LeadRequest, sent: SentForm, host?: string): UnlockTarget[];
  /** Fresh links to what the form opens of the targets; nothing where that is nothing. */
  linksTo(targets: readonly UnlockTarget[], sent: SentForm): LeadReceipt['links'];
}

/** @param publicOrigin pages of other hosts mean nothing by their paths */
export function createUnlocking(content: Content, links: SignedLinks, publicOrigin: string): Unlocking {
  /** The same form, or its translation. */
  const isSent = (formId: number, sentId: number) => {
    const slug = content.find('form', formId)?.slug;
    return formId === sentId || (slug !== undefined && slug === content.find('form', sentId)?.slug);
  };

  /** Reviews are told apart by their ids within a site: the sender's own comes first. */
  const gatesOfReview = (id: number, siteId: number): readonly Gate[] => {
    const sites = [...content.sites].sort((a, b) => Number(b.id === siteId) - Number(a.id === siteId));
    for (const site of sites) {
      const gates = content
        .list('activity', site.id)
        .flatMap((entry) => entry.gates.filter((gate) => gate.type === 'activity-review' && gate.id === id));
      if (gates.length > 0) return gates;
    }
    return [];
  };

  const gatesOf = ({ type, id }: UnlockTarget, { site, form }: SentForm): readonly Gate[] => {
    const gates =
      type === 'activity-review'
        ? gatesOfReview(id, site.id)
        : ((content.counterpart(type, id, site.id) ?? content.find(type, id))?.gates ?? []);
    return gates.filter(({ formId }) => isSent(formId, form.id));
  };

  return {
    targetsOf(request, sent, host) {
      const opens = (target: UnlockTarget) => gatesOf(target, sent).length > 0;
      if (request.unlock) return [request.unlock].flat().filter(opens);
      const page = readPage(request, content, [new URL(publicOrigin).host, host]);
      if (page) return [page].filter(opens);
      // Without the page's address one id may be that of a video and of an event: both would be one too many.
      const { formTypeSource = 'INDEX_MODEL', sourceId } = request;
      const found = typesOfSource[formTypeSource].map((type) => ({ type, id: Number(sourceId) })).filter(opens);
      return found.length === 1 ? found : [];
    },
    linksTo(targets, sent) {
      const files = targets.flatMap((target) => gatesOf(target, sent).flatMap((gate) => gate.files));
      const once = files.filter(({ url }, at) => files.findIndex((file) => file.url === url) === at);
      if (once.length === 0) return undefined;
      return once.map(({ url, name, type, duration, captions }) => ({
        ...links.sign(url),
        name,
        type,
        duration,
        captions: captions?.map((caption) => ({ ...caption, url: links.sign(caption.url).url })),
      }));
    },
  };
}

/**
 * The entry whose page the form was sent from, by the address that the browser told (logidUrl of section 7). What the
 * path of another host means, nobody here knows: a partner's /product/42 is not this site's.
 * @param hosts those of this site; so are their subdomains
 */
function readPage(
  { trafficAccessReq }: LeadRequest,
  content: Content,
  hosts: readonly (string | undefined)[],
): UnlockTarget | undefined {
  const address = trafficAccessReq?.logidUrl;
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  if (!hosts.some((own) => own && (host === own || host.endsWith(`.${own}`)))) return undefined;
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first = '', second = ''] = content.siteOf(segments[0] ?? '') ? segments.slice(1) : segments;
  const page = first.toLowerCase();
  const type = Object.hasOwn(typeOfPage, page) ? typeOfPage[page] : undefined;
  return type && /^[1-9]\d{0,14}$/.test(second) ? { type, id: Number(second) } : undefined;
}
