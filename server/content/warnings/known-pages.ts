import { addresses } from '../../../contract/addresses.ts';
import { createPathReader, toPath } from '../../../contract/paths.ts';
import { checkPath } from '../../../widgets/shared/embed-paths.ts';
import { findNearest } from '../../base/nearest.ts';
import type { Entry } from '../entry.ts';
import { findPagedType } from '../type-of-address.ts';
import { type TypeName, typeNames, typeRow } from '../types.ts';

/** What a path of the site leads to: a page, one that shows an entry, or none, and why. */
export type Found = { entry?: Entry; reason?: undefined } | { reason: string };

/** Paths of which this server is not alone to say what they are: a single file, such as a feed, and the calls. */
const isApart = (path: string) => /^\/(?:api|kit)(?:\/|$)|\.[^/]*$/.test(path);

const rows = [...Object.values(addresses), checkPath].map((address) => ({
  address,
  read: createPathReader(address),
  readInAnyCase: createPathReader(address, true),
  type: address.includes(':id') ? findPagedType(address) : undefined,
  /** Its pages are those that entries of this type name. */
  named: typeNames.find((type) => typeRow(type).addressed?.some((own) => own === address)),
}));

/** The pages of all sites, by the table of addresses and by the entries that they show. */
export function createKnownPages(entries: readonly Entry[], marks: ReadonlySet<string>) {
  const byId = new Map<string, Entry>();
  const bySlug = new Map<string, Entry>();
  const named = new Map<string, Entry>();
  const ids = new Map<TypeName, Entry[]>();
  for (const entry of entries) {
    byId.set(`${entry.type} ${entry.id}`, entry);
    bySlug.set(`${entry.mark} ${entry.type} ${entry.slug}`, entry);
    if ('pageAddress' in entry.value) named.set(`${entry.mark} ${entry.type} ${entry.value.pageAddress}`, entry);
    const known = ids.get(entry.type);
    if (known) known.push(entry);
    else ids.set(entry.type, [entry]);
  }
  const whole = rows.filter(({ address }) => !/[:*]/.test(address)).map(({ address }) => address);

  /** The page of an entry of that site whose id is the nearest. */
  const nearestOf = (type: TypeName, address: string, id: number, mark: string) => {
    const [near] = (ids.get(type) ?? [])
      .filter((entry) => entry.mark === mark)
      .sort((a, b) => Math.abs(a.id - id) - Math.abs(b.id - id));
    return near ? `; the nearest is ${toPath(address, near.id)}, ${near.file}` : '';
  };

  const findEntry = (type: TypeName, address: string, id: number, mark: string): Found => {
    const entry = byId.get(`${type} ${id}`);
    if (!entry) return { reason: `no ${type} has the id ${id}${nearestOf(type, address, id, mark)}` };
    const own = bySlug.get(`${mark} ${type} ${entry.slug}`);
    if (own) return { entry: own };
    return { reason: `it is ${entry.file}, which is not translated to ${mark}/${type}/${entry.slug}.md` };
  };

  /** @param path begins with a slash, and perhaps with a site's mark; without one it is of the site that names it */
  return (path: string, ownMark: string): Found => {
    if (isApart(path)) return {};
    const [, segment = ''] = path.split('/');
    const mark = marks.has(segment) ? segment : ownMark;
    const below = (mark === segment ? path.slice(segment.length + 1) : path).replace(/(.)\/$/, '$1') || '/';
    const row = rows.find(({ read }) => read(below)) ?? rows.find(({ readInAnyCase }) => readInAnyCase(below));
    if (!row) {
      const near = findNearest(below, whole);
      return { reason: `no page of the site has this address${near ? `; did you mean ${near}?` : ''}` };
    }
    if (row.named) {
      const entry = named.get(`${mark} ${row.named} ${below}`);
      if (entry) return { entry };
      const others = (ids.get(row.named) ?? []).filter((each) => each.mark === mark);
      const all = others.map(({ value }) => ('pageAddress' in value ? value.pageAddress : '')).join(', ');
      return { reason: `no ${row.named} has it as its pageAddress${all ? `; there is ${all}` : ''}` };
    }
    const { id } = row.readInAnyCase(below) ?? {};
    return row.type && id !== undefined ? findEntry(row.type, row.address, Number(id), mark) : {};
  };
}
