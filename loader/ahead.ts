import type { Vitrine } from '../widgets/kit/runtime/vitrine.ts';

/**
 * What opens a dialog is pointed at, touched or focused a moment before it is pressed: the dialog is made ready then. A
 * page that has loaded makes its first one ready by itself, unless its visitor saves data: on a slow phone the first tap
 * comes before there is any rest. This comes with the pages of the site, and with nobody else's.
 */
const scope = window as unknown as { vtApi?: Vitrine };
const { saveData, effectiveType } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

// What fails here is tried again, and told, once somebody presses.
const load = () => import('./prepare.ts').catch(() => undefined);

let last: HTMLElement | undefined;
const prepare = (opener?: HTMLElement | null) => {
  const { vtApi } = scope;
  // Where the loader has not come yet, the browser follows the link.
  if (!opener || opener === last || !vtApi) return;
  last = opener;
  void load().then((module) => module?.prepare(vtApi, opener));
};

for (const type of ['pointerover', 'focusin'])
  addEventListener(type, (event) =>
    prepare((event.composedPath() as HTMLElement[]).find(({ dataset }) => dataset?.vtOpen)),
  );

// This is part of the page, which has not loaded before it ran.
if (!saveData && !/2g/.test(effectiveType ?? '')) {
  addEventListener('load', () => prepare(document.querySelector<HTMLElement>('[data-vt-open=form]')));
  // It is there then.
  if (scope.vtApi) void load();
}
