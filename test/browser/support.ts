import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  test as base,
  expect,
  type JSHandle,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import type { Vitrine } from '../../widgets/kit/runtime/vitrine.ts';
import { partner } from './addresses.ts';

export { expect };

declare global {
  interface Window {
    vitrine: Vitrine;
  }
}

/** What goes wrong in a test's pages, beside what the test itself looks at. */
interface Faults {
  /** This test brings about faults of this kind. */
  expect(kind: RegExp): void;
}

/** Every test fails on page errors, on console errors and warnings, on failed requests and on violated policies. */
export const test = base.extend<{ faults: Faults }>({
  // A partner's page asks a server on this machine as it asks a vendor's on the Internet. Older Chromium has no such question.
  context: async ({ context }, use) => {
    await context.grantPermissions(['local-network-access'], { origin: partner }).catch((error: Error) => {
      if (!error.message.includes('Unknown permission')) throw error;
    });
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const seen = await watchFaults(context);
      await use({ expect: (kind) => expected.push(kind) });
      const unexpected = seen.filter((fault) => !expected.some((kind) => kind.test(fault)));
      expect(unexpected, 'faults in the pages').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Chromium's own word, to which no page has an answer, where a busy machine showed the next page before it had the
 * picture of the one that is left: that page then stands at once, as where nothing passes.
 */
const tooLateToPass = 'InvalidStateError: Transition was aborted because of invalid state. Page already revealed';

/** Chromium's word on a header of ours that closes what it had on trial up to 121 alone. */
const onTrial = /Permissions-Policy header: Origin trial controlled feature not enabled/;

async function watchFaults(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  // Some violations never reach the console.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`policy violated: ${effectiveDirective} by ${blockedURI} from ${sourceFile}`),
    );
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    if (String(error) === tooLateToPass) return;
    // What the browser rejects by itself has no stack, but words.
    seen.push(`page error: ${error.stack || error}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !onTrial.test(message.text()))
      seen.push(`console ${message.type()}: ${message.text()} at ${url}`);
  });
  // A page of ours asks nobody else for anything; hosts below .example are what tests make up.
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (
      /^(?:http|ws)s?:$/.test(protocol) &&
      !/^(?:127\.0\.0\.1|\[::1\]|(?:.*\.)?(?:localhost|example))$/.test(hostname)
    )
      seen.push(`asked a foreign host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a visitor leaves behind by going elsewhere is no fault.
    if (reason !== 'net::ERR_ABORTED' && !isPrefetch(request)) seen.push(`request failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isPrefetch(response.request()))
      seen.push(`answered ${response.status()}: ${response.url()}`);
  });
  return seen;
}

/** Fetched ahead by the browser, for a page that the visitor may go to: nothing of this one. */
function isPrefetch(request: Request): boolean {
  return request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;
}

/** Has a visitor save data: nothing is fetched ahead for a press that may never come. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

/** Lets the test's clock run a page of the site. It may outrun any answer, so nothing is fetched that nobody waits for. */
export async function takeClock(page: Page): Promise<void> {
  await saveData(page);
  await page.clock.install();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2 at A and AA, and what else is good practice. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe over the whole page and its open shadow roots, or over parts of it: no rule may be violated.
 * @param rules by their tags, where not all of them are meant
 */
export async function expectAccessible(page: Page, parts?: JSHandle<Element[]>, rules = axeTags): Promise<void> {
  // Half-faded text has not its final contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([tags, parts]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(parts ? { include: parts } : document, {
        runOnly: { type: 'tag', values: tags },
        // Off by itself, whatever the tags.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // The page in a frame is looked at by itself: axe is not in it, and would ask for it by messages that go astray.
        iframes: false,
      });
      return results.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    [rules, parts] as const,
  );
  expect(violations).toEqual([]);
}

/** Goes by the keyboard until the target has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < 300; presses += 1) {
    if (await hasFocus(target)) return;
    await keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}.`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
}

/** Whether the focus is on the element or below it. */
export function holdsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    return element.contains(activeElement);
  });
}

/**
 * Notes what a live region says from now on. The same words once more are no change, and heard by nobody, unless they were
 * gone before.
 */
export async function listenTo(region: Locator): Promise<{ heard(): Promise<string[]> }> {
  const heard = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => texts.push(element.textContent?.trim() ?? '');
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return { heard: () => heard.jsonValue() };
}

/** Once the browser has drawn so many frames: what comes without a sign of its own has come then, or does not. */
export function drawFrames(page: Page, count = 3): Promise<void> {
  return page.evaluate(async (count) => {
    for (let each = 0; each < count; each += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Lets a request go on when the test says so. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
