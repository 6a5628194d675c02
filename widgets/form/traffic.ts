import type { LeadRequest, LeadSource } from '../../contract/entities/lead.ts';
import { vitrine } from '../kit/origin.ts';

/** formTypeSource by the page's first path segment (section 7); every other page counts as the home page's. */
const sources: Readonly<Record<string, LeadSource>> = {
  product: 'PRODUCT',
  'product-category': 'PRODUCT',
  cases: 'EXAMPLE',
  'case-detail': 'EXAMPLE',
  solution: 'SOLUTION',
  periodical: 'CORPORATE_PUBLICATION',
};

/** Where in the site the form was sent from: the path's first segment and, as the source's id, its second. */
export function readSource(path: string, mark: string): Pick<LeadRequest, 'formTypeSource' | 'sourceId'> {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== mark);
  const [first = '', second] = segments;
  return { formTypeSource: sources[first] ?? 'INDEX_MODEL', sourceId: second };
}

/**
 * The traffic data of section 7. The address that the visitor first came by, with its bd_vid and utm_*, was noted by
 * the loader. The device's fingerprint is computed here and not before: on the way to sending.
 */
export async function readTraffic(): Promise<LeadRequest['trafficAccessReq']> {
  const { consented, visitor } = vitrine();
  const hidden = visitor?.hidden ? { hidden: visitor.hidden } : {};
  if (consented?.traffic === false) return { ext_info: JSON.stringify(hidden), deviceType: deviceType() };
  const firstTouchUrl = readFirstTouch();
  return {
    bd_vid: new URL(firstTouchUrl).searchParams.get('bd_vid') ?? undefined,
    ext_info: JSON.stringify({ firstTouchUrl, referrer: document.referrer || undefined, ...hidden }),
    deviceType: deviceType(),
    deviceId: await readDeviceId(),
    logidUrl: location.href,
  };
}

function readFirstTouch(): string {
  try {
    const noted: unknown = sessionStorage.vtFirstTouch;
    return typeof noted === 'string' && URL.canParse(noted) ? noted : location.href;
  } catch (error) {
    if (error instanceof DOMException) return location.href;
    throw error;
  }
}

function deviceType(): 0 | 1 | 2 {
  const { userAgent } = navigator;
  if (/android/i.test(userAgent)) return 0;
  return /iphone|ipad|ipod/i.test(userAgent) ? 1 : 2;
}

/** A visitor's lead never waits for, or fails by, what only tells devices apart: a blocker may hold the chunk back. */
async function readDeviceId(): Promise<string | undefined> {
  try {
    const { computeDeviceId } = await import('./device-id.ts');
    return await computeDeviceId();
  } catch (error) {
    console.warn('The lead goes without a device id.', error);
    return undefined;
  }
}
