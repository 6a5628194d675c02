import {
  type Diagnosis,
  type EmbedCheck,
  type EmbedCheckRequest,
  longestChecked,
} from '../contract/entities/embed-check.ts';
import type { SiteSummary } from '../contract/entities/site.ts';
import { say } from '../contract/text.ts';
import type { CallError } from '../contract/unwrap.ts';
import { createCall } from '../widgets/kit/runtime/call.ts';
import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { checkPath } from '../widgets/shared/embed-paths.ts';
import { findingText } from '../widgets/shared/findings.text.ts';
import { liveText, text } from './diagnose.text.ts';
import { markOf } from './failure-words.ts';
import { explainsTag, findLive, type Seen, type SeenViolation } from './find-live.ts';
import { listViolations, storesAnything, takesForms, tryPictures, wakesElements } from './probe-browser.ts';
import { hasOwnVitrine, readLivingPage, readTags } from './read-living-page.ts';

/**
 * Tells on the console, in the page's language, what keeps widgets from working here, with the line that mends each.
 * What leaves the page for it is our own: the tags, our script's tags, policies that refused us, the page's origin.
 */
export async function diagnose(page: Vitrine, tell?: (diagnosis: Diagnosis) => void): Promise<void> {
  const mark = markOf(document.documentElement);
  const seen = await look(page, mark);
  const words = { ...findingText, ...liveText };
  const findings = findLive(seen).map((each) => ({ ...each, words: say(words[each.code], mark, each.parts) }));
  const count = findings.length;
  const { nothingFound, oneFound, found } = findingText;
  const heading = say(count === 0 ? nothingFound : count === 1 ? oneFound : found, mark, { count });
  const lines = findings.map(({ weight, words: said, mend, policy }) =>
    [
      `${say(findingText[weight], mark)} · ${said}`,
      ...(policy?.reportOnly ? [say(findingText.reportOnly, mark)] : []),
      ...(mend ? [`${say(findingText[mend.way], mark)} ${mend.line}`] : []),
    ].join('\n  '),
  );
  const more = say(text.checkPage, mark, { address: page.origin + checkPath });
  console.log([`vitrine ${page.version} · ${heading}`, ...lines, more].join('\n\n'));
  tell?.({ version: page.version, findings });
}

async function look(page: Vitrine, mark: 'cn' | 'en'): Promise<Seen> {
  // What is still being read may have tags to come.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const { origin } = page;
  const call = createCall(origin, new AbortController().signal);
  let sites: readonly SiteSummary[] = [];
  const violations = await listViolations(origin, () =>
    Promise.all([
      // What keeps it away is what is looked for.
      call('GET /site/list').then((answer) => (sites = answer), Object),
      tryPictures(origin),
    ]),
  );
  const site = sites.find((each) => each.mark === mark) ?? sites[0];
  const seen = {
    ...{ origin, violations, pageOrigin: self.origin, hasOwnVitrine: hasOwnVitrine(page) },
    ...{ takesForms: takesForms(), storesAnything: storesAnything(), wakesElements: wakesElements() },
    ...{ isBusy: false, checked: undefined as EmbedCheck | undefined },
  };
  try {
    if (site)
      seen.checked = await call('POST /embed/check', { body: { site: { id: site.id }, ...describe(violations) } });
  } catch (error) {
    seen.isBusy = (error as Partial<CallError>).status === 429;
  }
  const known = { ...seen, now: Date.now() };
  return { ...known, tags: await readTags(explainsTag(known)) };
}

/** What /embed/check is asked about: what it could be given by hand, as far as it is about us. */
function describe(violations: readonly SeenViolation[]): EmbedCheckRequest {
  const html = readLivingPage();
  const metas = [...document.querySelectorAll('meta')].map(({ content }) => content.trim());
  const headers = violations
    .filter(({ policy }) => !metas.includes(policy.trim()))
    .map(({ policy, reportOnly }) => `content-security-policy${reportOnly ? '-report-only' : ''}: ${policy}`);
  return {
    headers: [...new Set(headers)].join('\n').slice(0, longestChecked.headers),
    html: html.slice(0, longestChecked.html),
    // A sandbox without `allow-same-origin` is nobody's, and is told so.
    ...(self.origin !== 'null' && { address: self.origin }),
  };
}
