interface Row {
  name: string;
  label: string;
  bytes: number;
  most: number;
}

export function slackOf(bytes: number): number;
export function findAgedFigures(rows: Row[], read: (file: string) => string): string[];
export function writeFigures(
  rows: Row[],
  read: (file: string) => string,
  write: (file: string, text: string) => void,
): void;
