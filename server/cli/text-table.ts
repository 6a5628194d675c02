/** Characters that a terminal shows two columns wide. */
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;

/** Characters that would act on a terminal, or turn its text around. */
const acting = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Lays rows out in columns, each as wide as its widest cell: words to the left, what follows their columns to the right. */
export function layOut(
  rows: readonly (readonly string[])[],
  { wordColumns = Number.POSITIVE_INFINITY }: { wordColumns?: number } = {},
): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(acting, ' ').trim()));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return column < wordColumns ? cell + space : space + cell;
      })
      .join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** Shortens a text to a width, with an ellipsis for what is left out. */
export function shorten(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  let kept = '';
  let width = 1;
  for (const character of text) {
    width += widthOf(character);
    if (width > most) break;
    kept += character;
  }
  return `${kept}…`;
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}
