import { addresses } from '../../../contract/addresses.ts';
import type { EmbedFinding, Mend } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import { writeLoader } from '../../../contract/snippets.ts';
import { checkPreloads, checkRelease } from './check-release.ts';
import { checkSite } from './check-values.ts';
import type { PageGround } from './ground.ts';
import { findHolder, isLive, writeMark } from './held-scripts.ts';
import type { InlineText, ReadPage, ReadTag } from './read-html.ts';
import { type Loader, readLoader, releaseScript, somewhere } from './read-loader.ts';
import type { PageUrl } from './source-list.ts';
import { shorten, showTag } from './write-tag.ts';

/** The most scripts that are looked at. */
const most = 50;

/**
 * The loaders of a page, what is wrong with their tags, and what policies are to be asked about. Without a source they
 * are asked about a tag as it is copied from here.
 */
export function checkScripts(
  page: ReadPage | undefined,
  ground: PageGround,
  address: PageUrl,
): { loaders: readonly Loader[]; findings: readonly EmbedFinding[]; count: number } {
  const plain: Loader = { url: new URL(`${ground.origin}/loader.js`), content: ground.origin };
  if (!page) return { loaders: [plain], findings: [], count: 0 };
  const replace: Mend = { way: 'replace', line: writeLoader({ origin: ground.origin }) };
  const named = page.scripts.filter(({ attributes }) => attributes.src?.includes('loader.js')).slice(0, most);
  const read = named.flatMap((tag) => readLoader(tag, page, ground, address) ?? []);
  const loaders = read.filter(({ isOurs }) => isOurs);
  const live = loaders.filter(({ tag }) => isLive(tag));
  // A tag manager's code, or that of a page that makes its tags itself.
  const makers = page.inline.filter(({ kind, text }) => kind === 'script' && text.includes('/loader.js'));
  const made = makers.length > 0;
  // Then the tag that does not run is there to name it.
  const imported = makers.some(({ text }) => /\bimport\s*\(/.test(text));
  const findings: EmbedFinding[] = [];

  const hasWidgets = page.tags.length + page.openers.length + page.strays.length > 0;
  if (loaders.length === 0 && !made) {
    for (const { tag, url, isRelative } of read) {
      const parts = { tag: showTag(tag), address: shorten(url.href.replace(somewhere, '/')), origin: ground.origin };
      findings.push(find(isRelative ? 'loaderRelative' : 'loaderElsewhere', 'blocks', parts, replace));
    }
    if (read.length === 0) {
      const code = hasWidgets ? 'loaderMissing' : 'nothingOfOurs';
      findings.push(find(code, 'blocks', {}, { way: 'add', line: replace.line }));
    }
  } else if (!hasWidgets && !page.hasLink && !page.inline.some(makesTags))
    findings.push(find('noTag', 'notes', { address: ground.origin + addresses.embed }, plainTag));
  for (const loader of loaders) {
    const { inside } = loader.tag;
    if (inside) findings.push(find('loaderInside', 'blocks', { inside }, replace));
    else findings.push(...checkHeld(loader, imported));
    const isAlone = live.every((other) => other === loader || other.release === loader.release);
    findings.push(...checkRelease(loader, ground, isAlone), ...checkSiteOf(loader.tag, ground));
  }
  findings.push(...checkPreloads(page, live, ground));
  if (makers.some(({ text }) => /\bintegrity\b/.test(text) && !/crossorigin/i.test(text)))
    findings.push(find('integrityWithoutCors', 'blocks', {}, allowChecking));
  const releases = new Set(live.map(({ release = '' }) => release));
  if (releases.size > 1) findings.push(find('twoReleases', 'limits', { releases: nameReleases(releases) }));
  else if (live.length > 1) findings.push(find('loaderTwice', 'notes', { count: String(live.length) }));
  const asked = live.length === 0 && made ? [{ ...plain, byScript: true }] : live;
  return { loaders: asked.length > 0 ? asked : [plain], findings, count: loaders.length };
}

/** What is told of those that let a script run later, by when they do. */
const toldOf = { loaded: 'loaderDeferred', used: 'loaderDelayed', agreed: 'loaderUnagreed' } as const;

/** What keeps browsers from running a loader as it comes. */
function checkHeld(loader: Loader & { tag: ReadTag }, imported: boolean): EmbedFinding[] {
  const { attributes, parked } = loader.tag;
  if (imported && !isLive(loader.tag)) return [];
  if ('nomodule' in attributes) return [find('loaderUnread', 'limits', { attribute: 'nomodule' })];
  const holder = findHolder(loader.tag);
  if (holder) {
    const { name: tool, mark: attribute, until, exempt } = holder;
    // Without such an attribute it is left out in its settings; what waits for a visitor is a plain tag again.
    const mend = exempt || until === 'agreed' ? releaseScript(loader, exempt) : undefined;
    return [find(toldOf[until], until === 'agreed' ? 'limits' : 'notes', { attribute, tool }, mend)];
  }
  if (parked !== undefined) return [find('loaderParked', 'limits', { attribute: parked }, releaseScript(loader))];
  return isLive(loader.tag) ? [] : [find('loaderUnread', 'limits', { attribute: writeMark('type', attributes) })];
}

const nameReleases = (releases: ReadonlySet<string>) => [...releases].map((name) => name || 'loader.js').join(', ');

/** A widget that needs no attribute. */
const plainTag: Mend = { way: 'add', line: '<vt-form></vt-form>' };

/** What a script that makes the tag lacks, as `/embed` writes it. */
const allowChecking: Mend = { way: 'add', line: "script.crossOrigin = 'anonymous';" };

/** Whether a script of the page's own may make a tag, or give a command. */
const makesTags = ({ kind, text }: InlineText) => kind === 'script' && /\bvt-[a-z]|\bvitrine\b|\bvtApi\b/.test(text);

/** The site that the script's tag names for all widgets. */
const checkSiteOf = (tag: ReadTag, ground: PageGround) =>
  checkSite(tag, 'data-site', ground).map((found) => ({
    ...found,
    ...(found.mend && { mend: { ...found.mend, line: `${found.mend.line}</script>` } }),
  }));
