import type { Sheet } from './sheet-data.ts';

/** By names: a sheet comes with each that builds upon it. Not in a map: some pages have a `Map` of their own. */
const constructed: Record<string, CSSStyleSheet> = {};

/**
 * Lets a document or a shadow root wear the sheet and all that it builds upon, foundations first; twice is once. What a
 * server inlined there is left alone.
 */
export function adoptSheet(root: Document | ShadowRoot, { name, text, uses }: Sheet): void {
  for (const each of uses) adoptSheet(root, each);
  if (root.querySelector(`style[data-vt-sheets~="${name}"]`)) return;
  constructed[name] ??= constructSheet(text);
  const styleSheet = constructed[name];
  try {
    if (!root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
  } catch {
    // A script has moved the tag into another document, which may not wear it: what is said there is said all the same.
  }
}

function constructSheet(text: string): CSSStyleSheet {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(text);
  return styleSheet;
}
