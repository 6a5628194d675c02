import type { EmbedFinding, Mend } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import type { LoaderSource } from '../../../contract/snippet-modes.ts';
import { writeLoader } from '../../../contract/snippets.ts';
import { escapeHtml } from '../../base/escape.ts';
import type { CheckGround } from './ground.ts';
import { type AskedScript, readIntegrity } from './policies.ts';
import type { ReadPage, ReadTag } from './read-html.ts';
import type { PageUrl } from './source-list.ts';
import { shorten, showTag } from './write-tag.ts';

/** The script that wakes widgets, as a page has it. */
export interface Loader extends AskedScript {
  /** Its tag, where the page's source has one. */
  tag?: ReadTag;
  /** Where its widgets have their content from. */
  content: string;
  /** The release that its address names. */
  release?: string;
  /** It has the hashes of all that it fetches. */
  sealed?: boolean;
}

const loaderPath = /^\/(?:v\/([^/]+)\/(sealed\/)?)?loader\.js$/;
/** Types of scripts that run. */
const running = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module)?$/i;
/** The longest address of a script that is looked at, and the most such scripts. */
const longest = 2000;
const most = 50;
/** Where a page without an address is. Nothing is there, and nothing is asked for there. */
const somewhere = 'https://page.invalid/';

/**
 * The loaders of a page, what is wrong with their tags, and what policies are to be asked about. Without a source they
 * are asked about a tag as it is copied from here.
 */
export function checkScripts(
  page: ReadPage | undefined,
  ground: CheckGround,
  address: PageUrl,
): { loaders: readonly Loader[]; findings: readonly EmbedFinding[]; count: number } {
  const plain: Loader = { url: new URL(`${ground.origin}/loader.js`), content: ground.origin };
  if (!page) return { loaders: [plain], findings: [], count: 0 };
  const replace: Mend = { way: 'replace', line: writeLoader({ origin: ground.origin }) };
  const named = page.scripts.filter(({ attributes }) => attributes.src?.includes('loader.js')).slice(0, most);
  const read = named.flatMap((tag) => readLoader(tag, page, ground, address) ?? []);
  const loaders = read.filter(({ isOurs }) => isOurs);
  const live = loaders.filter(isLive);
  // A tag manager's code, or that of a page that makes its tags itself.
  const makers = page.inline.filter(({ kind, text }) => kind === 'script' && text.includes('/loader.js'));
  const made = makers.length > 0;
  // Then the tag that does not run is there to name it.
  const imported = makers.some(({ text }) => /\bimport\s*\(/.test(text));
  const findings: EmbedFinding[] = [];

  const hasWidgets = page.tags.length + page.openers.length > 0;
  if (loaders.length === 0 && !made) {
    for (const { tag, url, isRelative } of read) {
      const parts = { tag: showTag(tag), address: shorten(url.href.replace(somewhere, '/')), origin: ground.origin };
      findings.push(find(isRelative ? 'loaderRelative' : 'loaderElsewhere', 'blocks', parts, replace));
    }
    if (read.length === 0) {
      const code = hasWidgets ? 'loaderMissing' : 'nothingOfOurs';
      findings.push(find(code, 'blocks', {}, { way: 'add', line: replace.line }));
    }
  }
  for (const loader of loaders) {
    const { inside, attributes } = loader.tag;
    if (inside) findings.push(find('loaderInside', 'blocks', { inside }, replace));
    else if (!isLive(loader) && !imported)
      findings.push(
        find('loaderUnread', 'limits', {
          attribute: 'nomodule' in attributes ? 'nomodule' : `type="${attributes.type}"`,
        }),
      );
    findings.push(...checkIntegrity(loader, ground));
  }
  const releases = new Set(live.map(({ release = '' }) => release));
  if (releases.size > 1) findings.push(find('twoReleases', 'limits', { releases: nameReleases(releases) }));
  else if (live.length > 1) findings.push(find('loaderTwice', 'notes', { count: String(live.length) }));
  const asked = live.length === 0 && made ? [{ ...plain, byScript: true }] : live;
  return { loaders: asked.length > 0 ? asked : [plain], findings, count: loaders.length };
}

const nameReleases = (releases: ReadonlySet<string>) => [...releases].map((name) => name || 'loader.js').join(', ');

const isLive = ({ tag }: { tag: ReadTag }) =>
  !tag.inside && running.test(tag.attributes.type?.trim() ?? '') && !('nomodule' in tag.attributes);

/** A script tag as a loader; nothing where its address is none of a loader. */
function readLoader(tag: ReadTag, { base }: ReadPage, ground: CheckGround, address: PageUrl) {
  const { src = '', nonce, integrity } = tag.attributes;
  const place =
    base !== undefined && URL.canParse(base, address ?? somewhere) ? new URL(base, address ?? somewhere) : address;
  if (src.length > longest || !URL.canParse(src.trim(), place ?? somewhere)) return undefined;
  const url = new URL(src.trim(), place ?? somewhere);
  const found = url.protocol.startsWith('http') ? loaderPath.exec(url.pathname) : undefined;
  if (!found) return undefined;
  // Scripts may come from a CDN, which says where their content is.
  const content = readOrigin(tag.attributes['data-origin']) ?? url.origin;
  const isOurs = ground.isHome(new URL(content));
  const isRelative = !URL.canParse(src.trim()) && !src.trim().startsWith('//');
  return {
    ...{ tag, url, nonce, integrity, content, isOurs, isRelative },
    release: found[1],
    sealed: found[2] !== undefined,
  };
}

const readOrigin = (text = '') => (/^https?:/i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined);

/** The script tag as it should be, with what the page's own says of its content. */
export function writeScript({ url, tag }: Loader, pinned?: LoaderSource['pinned'], nonce = tag?.attributes.nonce) {
  const { 'data-site': site, 'data-origin': origin } = tag?.attributes ?? {};
  const kept = Object.entries({ nonce, 'data-site': site, 'data-origin': origin });
  const written = kept.map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`));
  return writeLoader({ origin: url.origin, pinned }).replace('<script async', () => `<script async${written.join('')}`);
}

function checkIntegrity(loader: Loader & { tag: ReadTag }, { release: newest }: CheckGround): EmbedFinding[] {
  const { tag, release, sealed } = loader;
  const { integrity, crossorigin } = tag.attributes;
  const hashes = newest.hashes[sealed ? 'sealed' : 'loader'];
  const [, algorithm = 'sha384'] = /^(sha\d+)-/.exec(readIntegrity(integrity)[0] ?? '') ?? [];
  const hash = hashes.find((each) => each.startsWith(`${algorithm}-`)) ?? '';
  const pin: Mend = { way: 'replace', line: writeScript(loader, { name: newest.name, integrity: hash, sealed }) };
  const given = readIntegrity(integrity);
  if (given.length > 0) {
    if (!release) return [find('integrityUnpinned', 'blocks', {}, pin)];
    if (release === newest.name && !isRight(given, hashes)) return [find('integrityWrong', 'blocks', { release }, pin)];
    if (crossorigin === undefined || crossorigin.toLowerCase() === 'use-credentials') {
      const own = writeScript(loader, { name: release, integrity: integrity?.trim() ?? '', sealed });
      return [find('integrityWithoutCors', 'blocks', {}, { way: 'replace', line: own })];
    }
  }
  return release && release !== newest.name
    ? [find('olderRelease', 'notes', { release, newest: newest.name }, pin)]
    : [];
}

/** Of several hashes a browser takes those of the strongest algorithm, and one of them has to be right. */
function isRight(given: readonly string[], hashes: readonly string[]): boolean {
  const strongest = ['sha512-', 'sha384-', 'sha256-'].find((algorithm) =>
    given.some((each) => each.startsWith(algorithm)),
  );
  return given.some((each) => each.startsWith(strongest ?? '') && hashes.includes(each));
}
