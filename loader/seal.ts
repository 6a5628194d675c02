import { createImportMap, findListed, probe } from './import-map.ts';

const script = (document.currentScript ??
  document.querySelector('[type][src*="/sealed/loader.js"]')) as HTMLScriptElement;
const release = new URL('..', script.src).href;
const map = createImportMap(release, __FILES__);

/** Some browsers take one map: a page's own, which may still be on its way, comes first. */
const taken = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(undefined);
}).then(() => {
  const element = document.createElement('script');
  element.type = 'importmap';
  // A policy of nonces knows the map by that of the loader's tag.
  if (script.nonce) element.nonce = script.nonce;
  try {
    element.text = trust(JSON.stringify(map));
    document.head.append(element);
    element.remove();
  } catch (error) {
    console.error(error);
  }
  warn();
});

/** What the loader of a sealed page imports by: nothing runs that is no file of its release. */
export async function importSealed(address: string): Promise<unknown> {
  await taken;
  const listed = findListed(map.integrity, address);
  if (!listed) throw new Error(`${address} is no file of this release.`);
  return import(listed);
}

/** The map as a page takes it that has scripts made by policies of their own alone (Trusted Types). */
function trust(text: string): string {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: { createScript(text: string): string }): typeof rules };
  };
  return trustedTypes?.createPolicy('vitrine', { createScript: (given) => given }).createScript(text) ?? text;
}

/** A map that was refused is told by nothing but that its names lead nowhere, while the kit is there. */
function warn(): void {
  import(probe)
    .catch(async () => {
      await import(`${release}kit.js`);
      console.warn('vitrine: this page takes no hashes of what its scripts import, so that ours run unchecked.');
    })
    // What cannot be had at all is told by whatever needs it.
    .catch(() => {});
}
