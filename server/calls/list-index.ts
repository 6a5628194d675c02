import type { Entry } from '../content/entry.ts';
import type { TypeName } from '../content/types.ts';

/**
 * What filters look at, by columns for a whole list, made once for each state of the content: finding a zone's
 * midnights and folding words takes longer than all else in a search.
 */
export function createListIndex<Name extends TypeName, Columns extends object>(
  read: (entries: readonly Entry<Name>[], timeZone: string) => Columns,
) {
  const known = new WeakMap<readonly Entry<Name>[], Columns>();
  return (entries: readonly Entry<Name>[], timeZone: string): Columns => {
    const columns = known.get(entries) ?? read(entries, timeZone);
    known.set(entries, columns);
    return columns;
  };
}
