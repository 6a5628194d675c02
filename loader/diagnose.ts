import {
  type Diagnosis,
  type EmbedCheck,
  type EmbedCheckRequest,
  longestChecked,
} from '../contract/entities/embed-check.ts';
import type { SiteSummary } from '../contract/entities/site.ts';
import { say } from '../contract/text.ts';
import { CallError } from '../contract/unwrap.ts';
import { createCall } from '../widgets/kit/runtime/call.ts';
import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { checkPath } from '../widgets/shared/embed-paths.ts';
import { findingText } from '../widgets/shared/findings.text.ts';
import { liveText, text } from './diagnose.text.ts';
import { explainsTag, findLive, type Seen, type SeenViolation } from './find-live.ts';
import {
  drawsShadows,
  listLost,
  listViolations,
  storesAnything,
  takesForms,
  tryPictures,
  wakesElements,
} from './probe-browser.ts';
import { hasOwnVitrine, readLivingPage, readTags } from './read-living-page.ts';

/**
 * Tells on the console, in the page's language, what keeps widgets from working here, with the line that mends each.
 * What leaves the page for it is our own: the tags, our script's tags, policies that refused us, the page's origin.
 */
export async function diagnose(page: Vitrine, tell?: (diagnosis: Diagnosis) => void): Promise<void> {
  const mark = readMark(page);
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

/** The first language that there are words in, as widgets go by them: a page in German has them in its visitor's. */
function readMark({ site = '' }: Vitrine): 'cn' | 'en' {
  const named = [document.documentElement.lang, site, ...navigator.languages];
  return named.find((each) => /^(?:cn|en|zh)/.test(each))?.startsWith('en') ? 'en' : 'cn';
}

async function look(page: Vitrine, mark: 'cn' | 'en'): Promise<Seen> {
  // What is still being read may have tags to come.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const { origin } = page;
  const call = createCall(origin, new AbortController().signal);
  let sites: readonly SiteSummary[] = [];
  let checked: EmbedCheck | undefined;
  let status: number | undefined;
  // What keeps an answer away is what is looked for.
  const note = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    ({ status } = error);
  };
  const violations = await listViolations(origin, () =>
    Promise.all([call('GET /site/list').then((answer) => (sites = answer), note), tryPictures(origin)]),
  );
  const site = sites.find((each) => each.mark === mark) ?? sites[0];
  const asked = site && { site: { id: site.id }, ...describe(violations) };
  if (asked) await call('POST /embed/check', { body: asked }).then((answer) => (checked = answer), note);
  const isDrawn = drawsShadows();
  const known = {
    ...{ origin, violations, checked, status, isReached: site !== undefined, now: Date.now() },
    ...{ pageOrigin: self.origin, hasOwnVitrine: hasOwnVitrine(page), lost: listLost(page.version) },
    ...{ storesAnything: storesAnything(), wakesElements: wakesElements(), drawsShadows: isDrawn },
    // It is tried in a shadow root.
    takesForms: !isDrawn || takesForms(),
  };
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
