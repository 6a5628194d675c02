import type { ExportedFile } from './exported-file.ts';

/** A header's value for a file, or for all below a folder. */
export interface HeaderRule {
  /** As `pick` names files; a folder with a slash at its end. */
  place: string;
  isFolder: boolean;
  value: string;
}

/**
 * A header said as seldom as can be: once for each folder, from the root on, in which every file has the same value.
 * @param pick what a web server knows the file by: a path that begins with a slash
 */
export function ruleHeader(
  files: readonly ExportedFile[],
  header: string,
  pick: (file: ExportedFile) => string,
): HeaderRule[] {
  const rule = (those: readonly ExportedFile[], folder: string): HeaderRule[] => {
    const values = new Set(those.map(({ headers }) => headers[header] ?? ''));
    const [only = ''] = values;
    if (values.size === 1) return only === '' ? [] : [{ place: folder, isFolder: true, value: only }];
    const groups = new Map<string, ExportedFile[]>();
    const rules: HeaderRule[] = [];
    for (const file of those) {
      const rest = pick(file).slice(folder.length);
      const slash = rest.indexOf('/');
      if (slash < 0) {
        const value = file.headers[header];
        if (value) rules.push({ place: pick(file), isFolder: false, value });
        continue;
      }
      const below = folder + rest.slice(0, slash + 1);
      groups.set(below, [...(groups.get(below) ?? []), file]);
    }
    return [...rules, ...[...groups].flatMap(([below, group]) => rule(group, below))];
  };
  return rule(files, '/');
}

/** The names of all headers that files have, each once. */
export function headerNames(files: readonly ExportedFile[]): string[] {
  return [...new Set(files.flatMap(({ headers }) => Object.keys(headers)))].sort();
}
