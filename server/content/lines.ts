import type { ContentFault, Fault } from './faults.ts';
import type { Reader } from './read-many.ts';

/** Finds the line of each fault. Files are read once more for it: faults are rare, and lines would fill the memory. */
export async function locateFaults(faults: readonly Fault[], reader: Pick<Reader, 'locate'>): Promise<ContentFault[]> {
  const byFile = new Map<string, Fault[]>();
  for (const fault of faults) {
    if (fault.line !== undefined) continue;
    const known = byFile.get(fault.file);
    if (known) known.push(fault);
    else byFile.set(fault.file, [fault]);
  }
  const wanted = [...byFile].map(([file, of]) => ({ file, paths: of.map(({ path }) => path) }));
  const found = await reader.locate(wanted);
  const lines = new Map<Fault, number>();
  for (const [index, of] of [...byFile.values()].entries())
    for (const [each, fault] of of.entries()) lines.set(fault, found[index]?.[each] ?? 1);
  return faults
    .map((fault) => ({
      file: fault.file,
      line: fault.line ?? lines.get(fault) ?? 1,
      field: fault.path.map(String).join('.'),
      reason: fault.reason,
    }))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}
