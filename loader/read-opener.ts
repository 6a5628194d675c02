/**
 * What an opener says of what it opens: the widget's name, and its attributes by property name. One that stands in a
 * widget opens what looks as that does.
 */
export function readOpener(opener: HTMLElement): { widget: string; attributes: Record<string, unknown> } {
  const { vtOpen = '', ...rest } = opener.dataset;
  const own = Object.entries(rest).filter(([key]) => /^vt[A-Z]/.test(key));
  const attributes = own.map(([key, value]) => [key.charAt(2).toLowerCase() + key.slice(3), value]);
  const { host } = opener.getRootNode() as Partial<ShadowRoot>;
  const theme = host?.localName.startsWith('vt-') ? host.getAttribute('theme') : null;
  return { widget: vtOpen, attributes: { theme, ...Object.fromEntries(attributes) } };
}
