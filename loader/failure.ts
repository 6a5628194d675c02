import { overlayModes } from '../contract/common-attributes.ts';
import type { Word } from '../contract/text.ts';
import type { Command, Commands, Vitrine } from '../widgets/kit/runtime/vitrine.ts';
import { createFailure } from './failure-words.ts';

/**
 * Says in an empty element's place what is wrong, with a way to try again. What the page wrote into the tag, such as a
 * link to the same, stands before it. Whoever pressed the button has the focus on what comes of it.
 */
export function showFailure(host: HTMLElement, retry: () => void, words?: Word): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // An overlay has a dialog that says so, and what is being loaded again has its place already.
  if (root.querySelector('dialog, .vt')) return;
  const isFocused = root.activeElement;
  const failure = createFailure(
    host,
    () => {
      host.addEventListener('vt-ready', () => takeFocus(root), { once: true });
      retry();
    },
    words,
  );
  // A ground of its own, as the widget has: on a dark page the words may be dark, too. System colours follow a scheme.
  const scheme = (host.getAttribute('theme') ?? 'light').replace('auto', 'light dark');
  failure.style.cssText = `padding:24px;text-align:center;background:Canvas;color:CanvasText;color-scheme:${scheme}`;
  root.replaceChildren(document.createElement('slot'), failure);
  if (isFocused) failure.querySelector('button')?.focus();
}

/** The button that was pressed is gone with its words, and the focus with it, unless that is elsewhere by now. */
function takeFocus(root: ShadowRoot): void {
  const container = root.lastElementChild as HTMLElement;
  if (document.activeElement !== document.body) return;
  container.tabIndex = -1;
  container.focus();
}

/**
 * What no widget is called never comes: in place of its script the server has a word for the console, with the names of
 * all there are. What was opened for it is closed again.
 */
export async function closeUnknown(page: Vitrine, element: HTMLElement): Promise<void> {
  const { localName } = element;
  const name = localName.slice(3);
  // What fails is told where the element stands. A page whose own build has the widgets knows their names.
  const answered = await page.load?.(`./${name}.js`, import.meta.url).catch(() => {});
  if (!answered || customElements.get(localName)) return;
  element.shadowRoot?.querySelector('dialog')?.close();
  element.remove();
  console.error(`vitrine: "${name}" was not opened, since there is no widget of that name.`);
}

/** What it was opened in is the usual mode. */
export function tellMode(mode: unknown, opener?: HTMLElement): void {
  console.error(`vitrine: nothing opens in mode "${mode}". There are ${overlayModes.join(', ')}.`, opener);
}

/** Commands that few pages give, each in a chunk of its own. */
const rare = {
  follow: async (page: Vitrine) => (await import('./follow-hash.ts')).followHash(page),
  diagnose: async (page: Vitrine, ...given: Parameters<Commands['diagnose']>) =>
    (await import('./diagnose.ts')).diagnose(page, ...given),
};
export type RareName = keyof typeof rare;

/** What a page may push: what else there is, the loader tells itself. A command is named here or among those. */
const offered: Record<Exclude<keyof Commands, 'press' | 'follow' | 'offer' | 'wake'>, true> = {
  open: true,
  close: true,
  on: true,
  off: true,
  identify: true,
  watch: true,
  diagnose: true,
  consent: true,
};

/** Carries out what is not among the usual commands, or names those that a page may give. */
export async function runRare(page: Vitrine, [name, ...given]: Command): Promise<void> {
  const commands = rare as Record<string, (page: Vitrine, ...given: never[]) => Promise<void>>;
  if (Object.hasOwn(rare, name)) return commands[name]?.(page, ...(given as never[]));
  console.error(`vitrine: there is no command "${name}". There are ${Object.keys(offered).join(', ')}.`);
}
