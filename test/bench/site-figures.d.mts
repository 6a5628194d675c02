type SiteRow = { name: string } & Record<string, string | number>;

export function writeTable(rows: SiteRow[], columns: string[]): string;
export function writeSiteFigures(
  rows: SiteRow[],
  columns: string[],
  read: (file: string) => string,
  write: (file: string, text: string) => void,
): void;
export function findAgedSiteFigures(rows: SiteRow[], columns: string[], read: (file: string) => string): string[];
