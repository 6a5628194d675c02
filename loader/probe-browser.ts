import { siteIcon } from '../contract/constants.ts';
import type { LostScript, SeenViolation } from './find-live.ts';

/** How long a picture or a film that neither comes nor fails is waited for, in milliseconds. */
const patience = 5000;

/** Whether anything may be stored for as long as the tab is open. */
export function storesAnything(): boolean {
  try {
    sessionStorage.getItem('vtVisit');
    return true;
  } catch {
    return false;
  }
}

/** Whether a new element comes to life, tried with one that nobody sees. */
export function wakesElements(): boolean {
  let woken = false;
  try {
    const name = `diagnosis-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          woken = true;
        }
      },
    );
    const element = document.createElement(name);
    element.hidden = true;
    document.documentElement.append(element);
    element.remove();
  } catch {
    // What refuses it is what was looked for.
  }
  return woken;
}

/** Whether an element gets a shadow root of the browser's own, tried with one that nobody sees. */
export function drawsShadows(): boolean {
  try {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    return String(root) === '[object ShadowRoot]' && host.shadowRoot === root;
  } catch {
    return false;
  }
}

/**
 * Whether a form hears that it is submitted. A sandbox without `allow-forms` keeps the event back. It does not leave a
 * shadow root, so that nothing of the page hears it.
 */
export function takesForms(): boolean {
  let heard = false;
  const host = document.createElement('div');
  const form = document.createElement('form');
  form.addEventListener('submit', (event) => {
    heard = true;
    event.preventDefault();
  });
  host.hidden = true;
  host.attachShadow({ mode: 'open' }).append(form);
  document.documentElement.append(host);
  form.requestSubmit();
  host.remove();
  return heard;
}

/**
 * What the page's policy refused of an origin: what the browser remembers, where it does, and what it refuses while
 * `during` runs.
 */
export async function listViolations(origin: string, during: () => Promise<unknown>): Promise<SeenViolation[]> {
  const seen: SeenViolation[] = [];
  const note = (directive: string, address: string, policy: string, disposition: string) => {
    if (address.startsWith(origin) && policy)
      seen.push({ directive, address, policy, reportOnly: disposition === 'report' });
  };
  const hear = ({ effectiveDirective, blockedURI, originalPolicy, disposition }: SecurityPolicyViolationEvent) =>
    note(effectiveDirective, blockedURI, originalPolicy, disposition);
  document.addEventListener('securitypolicyviolation', hear);
  const observer = observeReports(note);
  await during();
  // The events come behind what they are about.
  await new Promise((resolve) => setTimeout(resolve));
  document.removeEventListener('securitypolicyviolation', hear);
  observer?.disconnect();
  return seen;
}

/**
 * Scripts of a release that were asked for and did not come, in browsers that tell how a request went. One that came at
 * its second address, with a `~` more, did come.
 */
export function listLost(version: string): LostScript[] {
  const asked = new Map<string, LostScript | undefined>();
  for (const entry of performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    contentType?: string;
  })[]) {
    const { name, initiatorType, responseStatus: status, contentType: type = '' } = entry;
    const address = name.replace(/~+/, '');
    if (!address.includes(`/v/${version}/`) || initiatorType === 'link' || /\/loader\.js$/.test(address)) continue;
    const isLost = status === 0 || status >= 400 || (type !== '' && !type.includes('javascript'));
    if (!isLost || !asked.has(address)) asked.set(address, isLost ? { address, status, type } : undefined);
  }
  return [...asked.values()].filter((each) => each !== undefined);
}

/** A report's body, as CSP Level 3 has it. */
type PolicyReport = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'originalPolicy' | 'disposition'> & {
  blockedURL: string | null;
};

/** Chromium keeps what it refused before anybody asked. */
function observeReports(note: (...given: [string, string, string, string]) => void): ReportingObserver | undefined {
  if (!('ReportingObserver' in window)) return undefined;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL, originalPolicy, disposition } = body as unknown as PolicyReport;
        note(effectiveDirective, blockedURL ?? '', originalPolicy, disposition);
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return observer;
}

/** Asks for a picture and for what could be a film, so that a policy which refuses them says so. */
export async function tryPictures(origin: string): Promise<void> {
  const picture = new Image();
  const film = document.createElement('video');
  film.preload = 'metadata';
  await Promise.all(
    [picture, film].map((element) => {
      const settled = new Promise<void>((resolve) => {
        for (const event of ['load', 'loadedmetadata', 'error']) element.addEventListener(event, () => resolve());
        setTimeout(resolve, patience);
      });
      element.src = origin + siteIcon;
      return settled;
    }),
  );
}
