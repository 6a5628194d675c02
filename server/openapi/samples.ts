import type { CallName } from '../../contract/calls.ts';
import type { Form } from '../../contract/entities/form.ts';
import type { Site } from '../../contract/entities/site.ts';
import { isMultiple } from '../../contract/form-fields.ts';
import { CallError } from '../../contract/unwrap.ts';
import type { Content } from '../content/content.ts';
import { type TypeName, typeNames, typeRow } from '../content/types.ts';
import type { RawInput } from '../http/read-input.ts';

/** Which type's entry a call by id gives. */
const typeOfCall: ReadonlyMap<CallName, TypeName> = new Map(
  typeNames.flatMap((type) => {
    const { detail } = typeRow(type);
    return detail ? [[detail, type] as const] : [];
  }),
);

/** Bodies beside the site's id. */
const bodies: Partial<Record<CallName, (content: Content, siteId: number) => object>> = {
  'POST /news/list': () => ({ pageNo: 1, pageSize: 2 }),
  'POST /corporate/publications/list': () => ({ pageNo: 1, pageSize: 2 }),
  'POST /activity/list': () => ({
    pageNo: 1,
    pageSize: 2,
    activity: { startDate: '2020-01-01T00:00:00+08:00', endDate: '2099-12-31T23:59:59+08:00', activityName: '' },
  }),
  'POST /multimedia/resource/list': () => ({ pageNo: 1, pageSize: 2, multimediaResource: { titleContent: '' } }),
  'POST /search/list': (content, siteId) => ({ q: content.site(siteId)?.name.slice(0, 20) ?? 'a', pageSize: 2 }),
  'POST /get/title/by/type': (content, siteId) => ({
    type: content.list('page-heading', siteId)[0]?.extra.type ?? 'BRAND_ACTIVITIES',
  }),
  'POST /textPage': (content, siteId) => ({
    pageAddress: content.list('text-page', siteId)[0]?.value.pageAddress ?? '/privacy',
  }),
  'POST /embed/check': () => ({
    headers: "Content-Security-Policy: default-src 'self'",
    html: '<vt-form form-id="1"></vt-form>',
    address: 'https://partner.example/contact',
  }),
  'POST /unlock': (content, siteId) => ({
    form: { id: content.list('form', siteId)[0]?.id ?? 1 },
    pass: 'bWVkaWEtcmVzb3VyY2UvMTA4.1790000000.a-signature-of-43-letters',
  }),
  'POST /staticPage': (content, siteId) => ({
    pageAddress: content.list('static-page', siteId)[0]?.value.pageAddress ?? '/ai',
  }),
  'POST /landingPage': (content, siteId) => ({
    pageAddress: content.list('landing-page', siteId)[0]?.value.pageAddress ?? '/go1688',
  }),
  'POST /form': (content, siteId) => writeLead(content.list('form', siteId)[0]?.value, content.site(siteId)),
};

/** A request that a call answers from the content as it is now. */
export function createSample(name: CallName, content: Content, siteId = content.sites[0]?.id ?? 1): RawInput {
  const type = typeOfCall.get(name);
  if (type) return { params: { id: content.list(type, siteId)[0]?.id ?? 1 } };
  if (name === 'GET /widget/:name')
    return { params: { name: 'form' }, query: { 'form-id': `${content.list('form', siteId)[0]?.id ?? 1}` } };
  if (name.endsWith(':siteId')) return { params: { siteId } };
  if (name.includes(':id')) return { params: { id: siteId } };
  if (name.startsWith('GET ')) return {};
  const takesId = name === 'POST /topheader' || name === 'POST /homepage' || name === 'POST /enterprise/advantage/list';
  return { body: { ...(takesId ? { id: siteId } : { site: { id: siteId } }), ...bodies[name]?.(content, siteId) } };
}

const values: Partial<Record<Form['formFields'][number]['type'], string>> = {
  EMAIL: 'name@example.com',
  PHONE: '13800138000',
};

function writeLead(form: Form | undefined, site: Site | undefined): object {
  return {
    form: { id: form?.id ?? 1 },
    fieldValues: (form?.formFields ?? []).map((field) => ({
      formFieldBO: { id: field.id },
      value: field.fieldOptions?.slice(0, isMultiple(field) ? 2 : 1).join(', ') ?? values[field.type] ?? field.name,
    })),
    formTypeSource: 'INDEX_MODEL',
    trafficAccessReq: { deviceType: 2, logidUrl: 'https://www.example.com/?bd_vid=123', bd_vid: '123' },
    ...(site?.privacyPolicy ? { consent: { policyVersion: site.privacyPolicy.version } } : {}),
  };
}

/** What is answered; undefined where the content has nothing to show. */
export async function orNothing(answer: () => unknown): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

/** The longest that a list is shown in an example. */
const mostItems = 2;

/** Long lists cut short: an example shows what an item is, not how many there are. */
export function shorten(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, mostItems).map(shorten);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shorten(value)]));
}
