import { flattenSheets, type Sheet } from './sheet-data.ts';

/** By names: a sheet comes with each that builds upon it. */
const constructed = new Map<string, CSSStyleSheet>();

/** Lets a document or a shadow root wear the sheet; twice is once. A document whose server inlined it is left alone. */
export function adoptSheet(root: Document | ShadowRoot, sheet: Sheet): void {
  for (const part of flattenSheets([sheet])) {
    if (root.querySelector(`style[data-vt-sheets~="${part.name}"]`)) continue;
    const styleSheet = constructed.get(part.name) ?? constructSheet(part);
    if (!root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
  }
}

function constructSheet(sheet: Sheet): CSSStyleSheet {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(sheet.text);
  constructed.set(sheet.name, styleSheet);
  return styleSheet;
}
