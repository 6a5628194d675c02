import { pageDataId } from '../contract/constants.ts';
import type { Asked } from '../widgets/kit/runtime/bare.ts';
import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { telling } from './telling.ts';

/**
 * Asks for all that a bare widget shows, while the script comes that would ask for it in two steps. This waits for nothing
 * of the kit, which looks whether the answer is still what the tag says.
 * @returns nothing on a page of the site, which has most of it already; where the server refuses the names alone
 */
export async function ask(element: HTMLElement): Promise<Asked | undefined> {
  if (document.getElementById(pageDataId)) return undefined;
  const { api, origin, site } = (window as unknown as { vtApi: Vitrine }).vtApi;
  const own = element.getAttribute('site');
  const names = `${[own, element.closest<HTMLElement>('[lang]')?.lang, site, navigator.languages]}`;
  // A tag that names its site asks at one address for all visitors, which shared caches keep better.
  const told = new URLSearchParams({ sites: own || names });
  for (const { name, value } of element.attributes) if (telling.test(name)) told.set(name, value);
  const address = `${api ?? origin}/api/internal/widget/${element.localName.slice(3)}?${told}`;
  const response = await fetch(address, { cache: 'no-store' });
  return { ...(await response.json()).data, names };
}
