import {
  type EmbedCheck,
  type EmbedCheckRequest,
  type EmbedFinding,
  type Mend,
  mostFindings,
} from '../../../contract/entities/embed-check.ts';
import { find, rankFindings } from '../../../contract/findings.ts';
import { writeLoader } from '../../../contract/snippets.ts';
import { checkCommands } from './check-commands.ts';
import { checkPolicy, isOurs } from './check-policies.ts';
import { checkScripts } from './check-scripts.ts';
import { checkTags } from './check-tags.ts';
import type { CheckGround, PageGround } from './ground.ts';
import { type Policy, readPolicy } from './policies.ts';
import { isAnswer, readAnswer } from './read-answer.ts';
import { type Header, readHeaders } from './read-headers.ts';
import { readHtml } from './read-html.ts';

/** The most policies and inline texts that are looked at: many times what any page has. */
const most = 50;

/**
 * What stands in the way of widgets on somebody's page, by what its engineer gives of it. Nothing is fetched: what a
 * browser or a network adds is not seen here.
 * @param request its address, where there is one, can be parsed
 */
export function checkEmbedding(
  { headers = '', html = '', address }: EmbedCheckRequest,
  ground: PageGround,
): Omit<EmbedCheck, 'at'> {
  const { read, source } = readGiven(headers, html);
  const page = source.trim() ? readHtml(source) : undefined;
  const url = address ? new URL(address) : undefined;
  const policies = readPolicies(read, page?.policies ?? []);
  const { loaders, findings: ofScripts, count } = checkScripts(page, ground, url);
  const asked = {
    loaders,
    inline: page?.inline.filter(isOurs).slice(0, most) ?? [],
    page: url,
    release: ground.release,
  };
  const findings = [
    ...policies.flatMap((policy) => checkPolicy(policy, asked)),
    ...(loaders.every(({ sealed }) => sealed) ? [] : checkIntegrityPolicy(read, ground)),
    ...ofScripts,
    ...(page ? [...checkTags(page, ground), ...checkCommands(page.inline, loaders)] : []),
    ...(url && !ground.maySend(url.origin) ? [tellOrigin(url.origin)] : []),
    ...(page?.hasWholeForm ? checkReferrerPolicy(read, page.referrers) : []),
    ...(headers.trim() && !read.length ? [find('noHeaders', 'notes')] : []),
  ];
  const told = rankFindings(findings);
  return {
    findings: told.slice(0, mostFindings),
    more: Math.max(0, told.length - mostFindings),
    seen: {
      policies: policies.length,
      scripts: count,
      tags: page ? page.tags.length + page.openers.length : 0,
    },
  };
}

/** A whole answer of `curl -i` may be in either field: its headers count, and its HTML where no other was given. */
function readGiven(headers: string, html: string): { read: readonly Header[]; source: string } {
  const ofHeaders = readAnswer(headers);
  const ofHtml = isAnswer(html) ? readAnswer(html) : { head: [], html };
  const own = readHeaders(ofHeaders.head);
  const further = readHeaders(ofHtml.head).filter(
    ({ name, value }) => !own.some((each) => each.name === name && each.value === value),
  );
  // What no header stands before is no answer.
  const source = ofHtml.html.trim() || own.length === 0 ? ofHtml.html : ofHeaders.html;
  return { read: [...own, ...further], source };
}

/** A header may stand there several times, and hold several policies; all of them hold. */
function readPolicies(headers: readonly Header[], metas: readonly string[]): Policy[] {
  const given = [
    ...headers
      .filter(({ name }) => name.startsWith('content-security-policy'))
      .flatMap(({ name, value }) => {
        const reportOnly = name.endsWith('-report-only');
        return value.split(',').map((text) => ({ text, from: 'header' as const, reportOnly }));
      }),
    ...metas.map((text) => ({ text, from: 'meta' as const, reportOnly: false })),
  ];
  return given
    .filter(({ text }) => text.trim() !== '')
    .slice(0, most)
    .map(({ text, ...source }, index) => readPolicy(text, { ...source, number: index + 1 }));
}

/** It asks for a hash of every script. What widgets import has one where the loader is sealed. */
function checkIntegrityPolicy(headers: readonly Header[], { origin, release }: CheckGround): EmbedFinding[] {
  const { name, sealed } = release;
  const pinned = { name, integrity: sealed.integrity, sealed: true };
  const mend: Mend = { way: 'replace', line: writeLoader({ origin, pinned }) };
  return headers
    .filter(
      ({ name, value }) => name.startsWith('integrity-policy') && /blocked-destinations=\([^)]*\bscript\b/.test(value),
    )
    .map(({ name: header }) =>
      find('integrityPolicy', header.endsWith('-report-only') ? 'notes' : 'blocks', { header }, mend),
    );
}

/** All that browsers know (Referrer Policy, section 3): a name that is none of them changes nothing. */
const referrerPolicies = [
  ...['no-referrer', 'same-origin', 'no-referrer-when-downgrade', 'origin', 'strict-origin'],
  ...['origin-when-cross-origin', 'strict-origin-when-cross-origin', 'unsafe-url'],
];

/** What `<meta>` tags may still call them (HTML, section 4.2.5.1). */
const formerNames = new Map([
  ['never', 'no-referrer'],
  ['default', 'strict-origin-when-cross-origin'],
  ['always', 'unsafe-url'],
  ['origin-when-crossorigin', 'origin-when-cross-origin'],
]);

/** Browsers tell by the same policy where a form comes from. The last one that they know holds, and a tag's before headers'. */
function checkReferrerPolicy(headers: readonly Header[], metas: readonly string[]): EmbedFinding[] {
  const fold = (text: string) => text.trim().toLowerCase();
  const findLast = (named: readonly string[]) => named.findLast((each) => referrerPolicies.includes(each));
  const ofTag = findLast(metas.map((text) => formerNames.get(fold(text)) ?? fold(text)));
  const ofHeader = findLast(
    headers.flatMap(({ name, value }) => (name === 'referrer-policy' ? value.split(',').map(fold) : [])),
  );
  const value = ofTag ?? ofHeader;
  if (value !== 'no-referrer' && value !== 'same-origin') return [];
  const safe = 'strict-origin-when-cross-origin';
  const line = ofTag ? `<meta name="referrer" content="${safe}">` : `Referrer-Policy: ${safe}`;
  return [find('originUntold', 'notes', { value }, { way: 'replace', line })];
}

const tellOrigin = (origin: string) => find('foreignOrigin', 'limits', { origin }, { way: 'send', line: origin });
