/**
 * The id after a site's highest that no site has: ids are unique per type over all sites.
 * @param taken those of the type, of all sites
 * @param own those of the type that the site has, or the one before its first
 */
export function nextId(taken: Iterable<number>, own: Iterable<number>): number {
  const known = new Set(taken);
  let id = Math.max(...own) + 1;
  while (known.has(id)) id += 1;
  return id;
}
