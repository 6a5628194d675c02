import { deviceIdWait, pageDataId, toFormPath } from '../../contract/constants.ts';
import type { LeadRequest } from '../../contract/entities/lead.ts';
import { longestText } from '../../contract/lead-source.ts';
import { deviceType } from '../kit/runtime/device.ts';
import { vitrine } from '../kit/runtime/origin.ts';
import type { Page } from '../kit/runtime/page.ts';
import { recall } from '../kit/runtime/storage.ts';
import { toJson } from '../kit/runtime/to-json.ts';
import { within } from '../kit/runtime/within.ts';

/** Likewise, of an address. */
const longestAddress = 2000;
const mostHidden = 20;

/**
 * Where this page is in the site, and what its address asks a form to unlock, where it is one of the site's own: its
 * facts say so. A form's own page stands for the one that led to it, where its address names that. What a foreign page's
 * address means, nobody knows.
 */
export function readOwnPage(): { path: string; unlock?: string } {
  try {
    const { site, route } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as Page;
    // The address itself: a page that is not there yet shows another, and counts all the same.
    const path = location.pathname.replace(new RegExp(`^/${site.mark}(?=/|$)`), '');
    const source = path.startsWith(toFormPath('')) && new URLSearchParams(location.search).get('source');
    return {
      path: source || path,
      unlock: route.query.unlock?.toString(),
    };
  } catch (error) {
    // There are no facts, or a foreign page has something of its own under their name.
    if (error instanceof SyntaxError || error instanceof TypeError) return { path: '/' };
    throw error;
  }
}

/**
 * The traffic data of section 7. What the visit began with, an address with its bd_vid and utm_* among it, was noted
 * by the loader. The device's fingerprint is computed here and not before: on the way to sending.
 */
export async function readTraffic(): Promise<LeadRequest['trafficAccessReq']> {
  const { visitor } = vitrine();
  const hidden = visitor?.hidden ? { hidden: shortenAll(visitor.hidden) } : {};
  if (!allowsTraffic()) return { ext_info: toJson(hidden), deviceType: deviceType() };
  const { firstTouchUrl, referrer } = readVisit();
  return {
    bd_vid: new URL(firstTouchUrl).searchParams.get('bd_vid')?.slice(0, longestText),
    ext_info: toJson({
      firstTouchUrl: firstTouchUrl.slice(0, longestAddress),
      referrer: referrer.slice(0, longestAddress) || undefined,
      ...hidden,
    }),
    deviceType: deviceType(),
    deviceId: await readDeviceId(),
    logidUrl: ownAddress().slice(0, longestAddress),
  };
}

/** Whatever a page has done to what the traffic is read from: what only describes a lead never costs it. */
export function withoutTraffic(error: unknown): LeadRequest['trafficAccessReq'] {
  console.warn('The lead goes without its traffic data.', error);
  return undefined;
}

/** A page that has told of a choice, and not so that it can be understood, may have meant a no. */
function allowsTraffic(): boolean {
  const { consented } = vitrine();
  const traffic: unknown = consented?.traffic;
  if (consented !== undefined && typeof traffic !== 'boolean')
    console.error('The consent has no `traffic`, true or false: leads go without it.', consented);
  return consented === undefined || traffic === true;
}

/** What the page gives along may be anything, whatever its type says. */
function shortenAll(hidden: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(hidden).slice(0, mostHidden);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice(0, longestText), `${value}`.slice(0, longestText)]),
  );
}

/** What the visit began with, as the loader noted it: where the visitor was before, `#`, and the address they came by. */
function readVisit(): { firstTouchUrl: string; referrer: string } {
  const noted = /^([^#]*)#(https?:.*)/.exec(recall('sessionStorage', 'vtVisit') ?? '');
  const [, referrer = document.referrer, firstTouchUrl = ownAddress()] = noted ?? [];
  return { firstTouchUrl: isAddress(firstTouchUrl) ? firstTouchUrl : ownAddress(), referrer };
}

/** What some pages have in place of the browser's own `URL`, and the one of older browsers, knows no `canParse`. */
function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** A frame that a page has written itself (`srcdoc`) has no address but that page's. */
function ownAddress(): string {
  return location.host ? location.href : document.baseURI;
}

/** A visitor's lead never fails by, nor waits long for, what only tells devices apart: a blocker may hold the chunk back. */
async function readDeviceId(): Promise<string | undefined> {
  const over = new AbortController();
  try {
    const computed = import('./device-id.ts').then(({ computeDeviceId }) => computeDeviceId());
    return (await within(deviceIdWait, Promise.race([computed, untilLeft(over.signal)]))) ?? undefined;
  } catch (error) {
    console.info('The lead goes without a device id.', error);
    return undefined;
  } finally {
    over.abort();
  }
}

/** A page that is left, or put aside on a phone, which may end it without another word, has no time for anything else. */
function untilLeft(signal: AbortSignal): Promise<void> {
  return new Promise((leave) => {
    addEventListener('pagehide', () => leave(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
  });
}
