import type { ExportedSite } from './exported-file.ts';
import { headerNames, ruleHeader } from './header-rules.ts';
import { isPage } from './nginx.ts';
import type { QueryRule } from './query-rules.ts';

/** A site's headers for hosts that read a `_headers` file (Netlify, Cloudflare Pages). */
export function writeHeaders({ files }: ExportedSite): string {
  const byPlace = new Map<string, string[]>();
  for (const name of headerNames(files))
    for (const { place, isFolder, value } of ruleHeader(files, name, ({ path }) => path)) {
      const path = isFolder ? `${place}*` : place;
      byPlace.set(path, [...(byPlace.get(path) ?? []), `  ${name}: ${value}`]);
    }
  const places = [...byPlace].sort(([a], [b]) => (a < b ? -1 : 1));
  return places
    .flatMap(([place, lines]) => [place, ...lines])
    .concat('')
    .join('\n');
}

/** Where its moved addresses lead, for the same hosts: what a query makes is where calls are answered. */
export function writeRedirects({ files, moved, marks, queries }: ExportedSite): string {
  const letters = files.filter((file) => isPage(file) && /[A-Z]/.test(file.path));
  return [
    ...marks.flatMap(({ mark, origin }) => [`/${mark} ${origin}/ 301`, `/${mark}/* ${origin}/:splat 301`]),
    ...[...moved].map(([from, { to, status }]) => `${from} ${to} ${status === 301 ? 301 : 302}`),
    ...letters.map(({ path }) => `${path.toLowerCase()} ${path} 301`),
    ...queries.flatMap(leadOn),
    '/files/* w=:w /files/:splat~:w.webp 200',
    '',
  ].join('\n');
}

/** By force, for there is a file too. The query goes along by itself, and would not beside one that is written here. */
function leadOn({ address, keys, base }: QueryRule): string[] {
  return keys.map((key) => `${address} ${key}=:${key} ${base}${address.replace('*', ':splat')} 302!`);
}
