/** What an opener says of what it opens: the widget's name, and its attributes by property name. */
export function readOpener(opener: HTMLElement): { widget: string; attributes: Record<string, unknown> } {
  const { vtOpen = '', ...rest } = opener.dataset;
  const own = Object.entries(rest).filter(([key]) => /^vt[A-Z]/.test(key));
  const attributes = own.map(([key, value]) => [key.charAt(2).toLowerCase() + key.slice(3), value]);
  return { widget: vtOpen, attributes: Object.fromEntries(attributes) };
}
