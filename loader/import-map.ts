/** A bare name that leads to the kit where the map holds, and nowhere where it does not. */
export const probe = 'vitrine-sealed';

/** What `load` in loader.ts adds to an address that failed, as often as most visitors will try. */
const tries = ['~', '~~', '~~~'];

/**
 * The import map (HTML, 8.1.5.2) that has a browser hold each file of a release against its hash, whoever imports it. A
 * file has its own address, and those at which it is asked for again: for what a page wakes, and for what came later.
 * @param release the address of the release's folder, with a final slash
 * @param files the hash of each by its path in there, SHA-256 as base64
 */
export function createImportMap(release: string, files: Readonly<Record<string, string>>) {
  const integrity: Record<string, string> = {};
  for (const [path, hash] of Object.entries(files))
    for (const address of [
      release + path,
      ...tries.flatMap((again) => [
        release.replace(/\/$/, `${again}/`) + path,
        release + path.replace(/^w\//, `w${again}/`),
      ]),
    ])
      integrity[address] = `sha256-${hash}`;
  return { imports: { [probe]: `${release}kit.js` }, integrity };
}

/** The address itself where it has a hash, else the nearest that was tried before. */
export function findListed(integrity: Readonly<Record<string, string>>, address: string): string | undefined {
  if (Object.hasOwn(integrity, address)) return address;
  const before = address.replace(/~(?!.*~)/, '');
  return before === address ? undefined : findListed(integrity, before);
}
