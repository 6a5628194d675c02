/** What an opener says of what it opens: the widget's name, and its attributes by property name. */
export function readOpener(opener: HTMLElement): { widget: string; attributes: Record<string, unknown> } {
  const { vtOpen = '', ...rest } = opener.dataset;
  const attributes = Object.entries(rest).flatMap(([key, value]) => {
    const property = /^vt([A-Z].*)/.exec(key)?.[1];
    return property ? [[property.charAt(0).toLowerCase() + property.slice(1), value]] : [];
  });
  return { widget: vtOpen, attributes: Object.fromEntries(attributes) };
}
