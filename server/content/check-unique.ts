import type { Entry } from './entry.ts';
import type { Fault } from './faults.ts';
import { typeRow } from './types.ts';

/**
 * Entries of which visitors would see only the first, for a site shows one of them. A draft may stand beside it, and one
 * that comes out when the other ends: so is the next one written.
 */
export function checkUnique(entries: readonly Entry[]): Fault[] {
  const owners = new Map<string, Entry[]>();
  return entries.flatMap((entry) => {
    const key = placeOf(entry);
    if (key === undefined || entry.draft) return [];
    const known = owners.get(key) ?? [];
    owners.set(key, [...known, entry]);
    const owner = known.find(
      ({ publishAt, unpublishAt }) => publishAt < entry.unpublishAt && entry.publishAt < unpublishAt,
    );
    if (!owner) return [];
    const { unique = [] } = typeRow(entry.type);
    const [name] = unique;
    const same =
      name === undefined ? `is the ${entry.type} of ${entry.mark}` : `has the ${name} ${String(fieldsOf(entry)[name])}`;
    const cure = 'remove one of the two, or let it end with unpublishAt when the other comes out with publishAt';
    return [
      {
        file: entry.file,
        path: unique,
        reason: `${owner.file} ${same} already, and visitors would see one only: ${cure}`,
      },
    ];
  });
}

/** What one public entry of a site has at a time: an address, say, or being the only one. Undefined where many may stand. */
export function placeOf(entry: Entry): string | undefined {
  const { unique } = typeRow(entry.type);
  const fields = fieldsOf(entry);
  return unique && [entry.mark, entry.type, ...unique.map((name) => fields[name])].join(' ');
}

const fieldsOf = ({ value, extra }: Entry): Readonly<Record<string, unknown>> => ({ ...value, ...extra });
