/** One widget's styles: a class for its root, and the text behind it, adopted by whichever root the widget is mounted in. */
export interface Sheet {
  readonly name: string;
  /** The classes that the widget's root wears: those of the sheets it builds upon, and its own. */
  readonly root: string;
  /** What a server inlines. */
  readonly text: string;
  /** The sheets that this one builds upon, e.g. the dialog's. */
  readonly uses: readonly Sheet[];
}

/** The sheets and all that they build upon, foundations first, each once: two may bring a copy of the same. */
export function flattenSheets(sheets: readonly Sheet[]): Sheet[] {
  const all = sheets.flatMap((sheet): Sheet[] => [...flattenSheets(sheet.uses), sheet]);
  return [...new Map(all.map((sheet) => [sheet.name, sheet])).values()];
}
