type SiteRow = { name: string } & Record<string, string | number>;

export function writeTable(rows: SiteRow[], columns: string[], heading?: string): string;
export function replaceTable(
  name: string,
  text: string,
  read: (file: string) => string,
  write: (file: string, text: string) => void,
): void;
export function writeSiteFigures(
  rows: SiteRow[],
  columns: string[],
  read: (file: string) => string,
  write: (file: string, text: string) => void,
): void;
export function findAgedSiteFigures(rows: SiteRow[], columns: string[], read: (file: string) => string): string[];
