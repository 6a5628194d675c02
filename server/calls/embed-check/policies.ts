import parsePolicy from 'content-security-policy-parser';
import type { Directive } from '../../../contract/csp.ts';
import type { PolicySource } from '../../../contract/entities/embed-check.ts';
import { hashOf } from '../../base/hash-of.ts';
import { matchesList, type PageUrl } from './source-list.ts';

/** A Content Security Policy: a page may have several, and all of them hold. */
export interface Policy {
  source: PolicySource;
  /** Sources by their directive; a directive that stands there twice counts once. */
  directives: ReadonlyMap<string, readonly string[]>;
}

export const readPolicy = (text: string, source: PolicySource): Policy => ({ source, directives: parsePolicy(text) });

export const has = ({ sources }: Directive, word: string) => sources.some((each) => each.toLowerCase() === `'${word}'`);

export const hasNonces = ({ sources }: Directive) => sources.some((each) => /^'nonce-/i.test(each));

const matchesNonce = ({ sources }: Directive, nonce: string | undefined) =>
  nonce !== undefined &&
  nonce !== '' &&
  sources.some((each) => each.replace(/^'nonce-/i, "'nonce-") === `'nonce-${nonce}'`);

const hashPattern = /^'(sha(?:256|384|512))-([\w+/-]+={0,2})'$/i;
const readHashes = ({ sources }: Directive) =>
  sources.flatMap((each) => {
    const [, algorithm, value] = hashPattern.exec(each) ?? [];
    return algorithm && value ? [`${algorithm.toLowerCase()}-${normalize(value)}`] : [];
  });
const normalize = (value: string) => value.replaceAll('-', '+').replaceAll('_', '/');

/** What an element's `integrity` holds, each with its algorithm before it. */
export const readIntegrity = (integrity = '') =>
  integrity.split(/\s+/).flatMap((each) => {
    const [, algorithm, value] = /^(sha(?:256|384|512))-([\w+/-]+={0,2})(?:\?.*)?$/i.exec(each) ?? [];
    return algorithm && value ? [`${algorithm.toLowerCase()}-${normalize(value)}`] : [];
  });

/** A script of another file, as a policy judges it. */
export interface AskedScript {
  url: URL;
  nonce?: string;
  integrity?: string;
  /** Another script made its tag. */
  byScript?: boolean;
}

/** Whether a script's tag is let through. */
export function admitsScript(directive: Directive, script: AskedScript, page: PageUrl): boolean {
  if (matchesNonce(directive, script.nonce)) return true;
  const hashes = readHashes(directive);
  const own = readIntegrity(script.integrity);
  if (own.length > 0 && own.every((each) => hashes.includes(each))) return true;
  if (has(directive, 'strict-dynamic')) return script.byScript === true;
  return matchesList(directive.sources, script.url, page);
}

/**
 * Whether what a script imports is let through, once the script itself was: it hands its nonce on, and that it stands in
 * the page's own HTML, but no hash.
 */
export function admitsImport(directive: Directive, script: AskedScript, page: PageUrl): boolean {
  if (matchesNonce(directive, script.nonce)) return true;
  if (has(directive, 'strict-dynamic')) return script.byScript === true;
  return matchesList(directive.sources, script.url, page);
}

/** Whether the text of an inline script or style is let through. */
export function admitsInline(directive: Directive, { text, nonce }: { text: string; nonce?: string }): boolean {
  if (matchesNonce(directive, nonce)) return true;
  const hashes = readHashes(directive);
  // The text is read once for each way of hashing, however many hashes there are.
  const ways = new Set(hashes.map((each) => each.slice(0, each.indexOf('-'))));
  if ([...ways].some((way) => hashes.includes(hashOf(text, way)))) return true;
  const isStrict = hashes.length > 0 || hasNonces(directive) || has(directive, 'strict-dynamic');
  return has(directive, 'unsafe-inline') && !isStrict;
}
