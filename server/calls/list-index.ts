import type { Entry } from '../content/entry.ts';
import type { TypeName } from '../content/types.ts';

type Indexed<Name extends TypeName, Keys> = Keys & { entry: Entry<Name> };

/**
 * The entries of a list with what filters look at, made once for each state of the content: finding a zone's midnights
 * and folding words takes longer than all else in a search.
 */
export function createListIndex<Name extends TypeName, Keys extends object>(
  read: (entry: Entry<Name>, timeZone: string) => Keys,
) {
  const known = new WeakMap<readonly Entry<Name>[], readonly Indexed<Name, Keys>[]>();
  return (entries: readonly Entry<Name>[], timeZone: string): readonly Indexed<Name, Keys>[] => {
    let index = known.get(entries);
    if (!index) {
      index = entries.map((entry) => ({ ...read(entry, timeZone), entry }));
      known.set(entries, index);
    }
    return index;
  };
}
