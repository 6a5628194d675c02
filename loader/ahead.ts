import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';

/**
 * What opens a form is pointed at, touched or focused a moment before it is pressed: the form is made ready then. A
 * page that has loaded makes its first one ready by itself, unless its visitor saves data: on a slow phone the first tap
 * comes before there is any rest. This comes with the pages of the site, and with nobody else's.
 */
const scope = window as unknown as { vtApi?: Vitrine };
const { saveData, effectiveType } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** Where the loader has not come yet, the browser follows the link. What fails is tried again, and told, by a press. */
const prepare = async (opener?: HTMLElement | null) => {
  const module = await scope.vtApi?.load('./prepare.js', import.meta.url).catch(() => {});
  if (opener) (module as typeof import('./prepare.ts') | undefined)?.prepare(opener);
};

// A link of ours to a tab of its own, or to another language on another host, leads to another storage: what the visit
// began with goes along behind it, and before what the loader has noted there.
const [address, passed] = location.href.split('#vt-first=');
try {
  if (passed) {
    history.replaceState('', '', address);
    sessionStorage.vtVisit = passed;
  }
} catch {
  // Storage is forbidden here: the lead goes without.
}
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('a');
  const isOurs = link?.host === location.host ? link.target && !link.hash : link?.dataset.vtFirst !== undefined;
  try {
    if (link && isOurs && sessionStorage.vtVisit) {
      link.hash = `vt-first=${sessionStorage.vtVisit}`;
      // Once it is followed: who copies it then copies what leads to the page.
      setTimeout(() => {
        link.hash = '';
      });
    }
  } catch {
    // It may be null, too, and forbidden only now.
  }
});

for (const type of ['pointerover', 'focusin'])
  addEventListener(type, (event) => {
    const opener = (event.composedPath() as HTMLElement[]).find(({ dataset }) => dataset?.vtOpen === 'form');
    if (opener) prepare(opener);
  });

// This is part of the page, which has not loaded before it ran.
if (!saveData && !/2g/.test(effectiveType ?? '')) {
  addEventListener('load', () => prepare(document.querySelector<HTMLElement>('[data-vt-open=form]')));
  // What that needs is there then.
  prepare();
}
