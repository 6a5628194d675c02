/** Spreadsheets take UTF-8 for what it is only after this. */
export const byteOrderMark = '\uFEFF';

/** A cell that begins with one of these is a formula to a spreadsheet; some read the full-width ones too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A line of RFC 4180. Every cell stands in quotes, so that no spreadsheet splits one at another separator of its
 * liking, and what would be a formula is made a text by the apostrophe that spreadsheets know.
 */
export function toCsvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => `"${disarm(String(cell ?? '')).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function disarm(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
