import type { Command } from '../widgets/kit/runtime/vitrine.ts';

/**
 * What opens a dialog is pointed at, touched or focused a moment before it is pressed: the dialog is made ready then. A
 * page at rest makes its first one ready by itself, unless its visitor saves data. This comes with the pages of the site,
 * and with nobody else's.
 */
const scope = window as unknown as { vtApi?: { push(command: Command): void } };
const { saveData, effectiveType } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

let last: HTMLElement | undefined;
const prepare = (opener?: HTMLElement | null) => {
  if (!opener || opener === last) return;
  last = opener;
  // Where the loader has not come yet, the browser follows the link.
  scope.vtApi?.push(['prepare', opener]);
};

for (const type of ['pointerover', 'focusin'])
  addEventListener(type, (event) =>
    prepare((event.composedPath() as HTMLElement[]).find(({ dataset }) => dataset?.vtOpen)),
  );

// This is part of the page, which has not loaded before it ran.
if (!saveData && !/2g/.test(effectiveType ?? ''))
  addEventListener('load', () =>
    (window.requestIdleCallback ?? setTimeout)(() =>
      prepare(document.querySelector<HTMLElement>('[data-vt-open=form]')),
    ),
  );
