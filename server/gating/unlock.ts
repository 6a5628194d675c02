import type { LeadReceipt, LeadRequest } from '../../contract/entities/lead.ts';
import type { Content } from '../content/content.ts';
import type { TypeName } from '../content/types.ts';
import type { CheckedLead } from '../leads/check-lead.ts';
import type { Gate } from './gate.ts';
import { typeOfPage, typesOfSource } from './opened-pages.ts';
import type { SignedLinks } from './signed-links.ts';

/** The links that a sent form has earned; none where it was opened for nothing that is gated. */
export type Unlock = (request: LeadRequest, lead: CheckedLead) => LeadReceipt['links'];

/**
 * Opens what the form stands before: what `unlock` names, else what the page that it was sent from has behind it. Only
 * the form that was sent opens anything, in whichever language, and a request that names something else gets nothing.
 */
export function createUnlock(content: Content, links: SignedLinks): Unlock {
  /** The same form, or its translation. */
  const isSent = (formId: number, sentId: number) =>
    formId === sentId || content.find('form', formId)?.slug === content.find('form', sentId)?.slug;

  const gatesOf = (type: TypeName, id: number, siteId: number): readonly Gate[] =>
    (content.counterpart(type, id, siteId) ?? content.find(type, id))?.gates ?? [];

  const gatesOfReview = (id: number): readonly Gate[] =>
    content.sites.flatMap((site) =>
      content
        .list('activity', site.id)
        .flatMap(({ gates }) => gates.filter((gate) => gate.type === 'activity-review' && gate.id === id)),
    );

  const findGates = (request: LeadRequest, siteId: number, isOpen: (gate: Gate) => boolean): readonly Gate[] => {
    const { unlock } = request;
    if (unlock?.type === 'activity-review') return gatesOfReview(unlock.id).filter(isOpen);
    if (unlock) return gatesOf(unlock.type, unlock.id, siteId).filter(isOpen);
    const page = readPage(request, content);
    if (page) return gatesOf(page.type, page.id, siteId).filter(isOpen);
    // Without the page's address one id may be that of a video and of an event: both would be one too many.
    const { formTypeSource = 'INDEX_MODEL', sourceId } = request;
    const found = typesOfSource[formTypeSource]
      .map((type) => gatesOf(type, Number(sourceId), siteId).filter(isOpen))
      .filter((gates) => gates.length > 0);
    return found.length === 1 ? (found[0] ?? []) : [];
  };

  return (request, { site, form }) => {
    const gates = findGates(request, site.id, ({ formId }) => isSent(formId, form.id));
    const files = gates.flatMap((gate) => gate.files);
    if (files.length === 0) return undefined;
    return files.map(({ url, name, type, duration, captions }) => ({
      ...links.sign(url),
      name,
      type,
      duration,
      captions: captions?.map((caption) => ({ ...caption, url: links.sign(caption.url).url })),
    }));
  };
}

/** The entry whose page the form was sent from, by the address that the browser told (logidUrl of section 7). */
function readPage({ trafficAccessReq }: LeadRequest, content: Content): { type: TypeName; id: number } | undefined {
  const address = trafficAccessReq?.logidUrl;
  if (address === undefined || !URL.canParse(address)) return undefined;
  const segments = new URL(address).pathname.split('/').filter((segment) => segment !== '');
  const [first = '', second = ''] = content.siteOf(segments[0] ?? '') ? segments.slice(1) : segments;
  const page = first.toLowerCase();
  const type = Object.hasOwn(typeOfPage, page) ? typeOfPage[page] : undefined;
  return type && /^[1-9]\d{0,14}$/.test(second) ? { type, id: Number(second) } : undefined;
}
