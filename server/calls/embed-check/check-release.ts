import { addresses } from '../../../contract/addresses.ts';
import type { EmbedFinding, Mend } from '../../../contract/entities/embed-check.ts';
import { find } from '../../../contract/findings.ts';
import type { CheckGround } from './ground.ts';
import { readIntegrity } from './policies.ts';
import type { ReadPage, ReadTag } from './read-html.ts';
import { type Loader, writeScript } from './read-loader.ts';

/**
 * Whether the release is there that a script's address names, and whether its hash is right.
 * @param isAlone no other loader of the page runs
 */
export function checkRelease(
  loader: Loader & { tag: ReadTag },
  { release: newest, isHome, hasRelease }: CheckGround,
  isAlone: boolean,
): EmbedFinding[] {
  const { tag, release, sealed } = loader;
  const { integrity, crossorigin } = tag.attributes;
  const hashes = newest.hashes[sealed ? 'sealed' : 'loader'];
  const [, algorithm = 'sha384'] = /^(sha\d+)-/.exec(readIntegrity(integrity)[0] ?? '') ?? [];
  const hash = hashes.find((each) => each.startsWith(`${algorithm}-`)) ?? '';
  const pin: Mend = { way: 'replace', line: writeScript(loader, { name: newest.name, integrity: hash, sealed }) };
  const given = readIntegrity(integrity);
  const isOlder = release !== undefined && release !== newest.name;
  // What else serves our scripts may keep more of them.
  if (isOlder && isHome(loader.url) && !hasRelease(release, sealed === true))
    return [find('releaseGone', isAlone ? 'blocks' : 'notes', { release, newest: newest.name }, pin)];
  if (given.length > 0) {
    if (!release) return [find('integrityUnpinned', 'blocks', {}, pin)];
    if (release === newest.name && !isRight(given, hashes)) return [find('integrityWrong', 'blocks', { release }, pin)];
    if (crossorigin === undefined || crossorigin.toLowerCase() === 'use-credentials') {
      const own = writeScript(loader, { name: release, integrity: integrity?.trim() ?? '', sealed });
      return [find('integrityWithoutCors', 'blocks', {}, { way: 'replace', line: own })];
    }
  }
  return isOlder ? [find('olderRelease', 'notes', { release, newest: newest.name }, pin)] : [];
}

/**
 * Scripts of a release that a page asks for beside the loader, which then takes those of another.
 * @param loaders those that run
 */
export function checkPreloads(
  { preloads }: ReadPage,
  loaders: readonly Loader[],
  { isHome, origin }: CheckGround,
): EmbedFinding[] {
  const asked = preloads.flatMap((address) => {
    const [, release] = (URL.canParse(address) && isHome(new URL(address)) && /\/v\/([^/]+)\//.exec(address)) || [];
    return release ?? [];
  });
  if (loaders.length === 0) return [];
  const address = origin + addresses.embed;
  return [...new Set(asked)]
    .filter((release) => loaders.every((loader) => loader.release !== release))
    .map((release) => find('scriptsInVain', 'notes', { release, loader: loaders[0]?.release ?? 'loader.js', address }));
}

/** Of several hashes a browser takes those of the strongest algorithm, and one of them has to be right. */
function isRight(given: readonly string[], hashes: readonly string[]): boolean {
  const strongest = ['sha512-', 'sha384-', 'sha256-'].find((algorithm) =>
    given.some((each) => each.startsWith(algorithm)),
  );
  return given.some((each) => each.startsWith(strongest ?? '') && hashes.includes(each));
}
