import { themes, type WidgetTheme } from '../../../contract/common-attributes.ts';
import { themeSheet } from '../styles/theme.style.ts';
import { adoptSheet } from './adopt-sheet.ts';

const dressed = new WeakSet<ShadowRoot>();

/**
 * Has a widget wear what follows its tag's `theme`, and hands that down from then on to the tags that its view writes. What
 * it opens asks for it itself (loader/read-opener.ts).
 */
export function dress(host: HTMLElement): void {
  const root = host.shadowRoot;
  // A widget that another one's server filled stands in that one's root.
  if (!root || dressed.has(root)) return;
  dressed.add(root);
  adoptSheet(root, themeSheet);
  const follow = () => {
    tellUnread(host);
    handDown(root, readTheme(host));
  };
  follow();
  new MutationObserver(follow).observe(host, { attributeFilter: ['theme'] });
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) handDown(node, readTheme(host));
  }).observe(root, { childList: true, subtree: true });
}

/** As the sheet reads it: what it cannot read is as good as missing. */
const readTheme = (host: Element) => themes.find((word) => word === host.getAttribute('theme')?.toLowerCase());

function tellUnread(host: Element): void {
  const said = host.getAttribute('theme');
  if (said !== null && !readTheme(host))
    console.error(`vitrine: there is no theme "${said}". There are ${themes.join(', ')}.`, host);
}

function handDown(place: Node, theme: WidgetTheme | undefined): void {
  const below = (place as Partial<ParentNode>).querySelectorAll?.('*') ?? [];
  for (const element of [place as Element, ...below]) {
    if (!element.localName?.startsWith('vt-')) continue;
    if (theme) element.setAttribute('theme', theme);
    else element.removeAttribute('theme');
  }
}
