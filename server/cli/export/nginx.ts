import path from 'node:path';
import type { ExportedFile, ExportedSite } from './exported-file.ts';
import { type HeaderRule, headerNames, ruleHeader } from './header-rules.ts';
import { toExpression } from './query-rules.ts';
import { markExpression } from './site-marks.ts';

/** Where the files are served from, until somebody writes another place. */
export const servedFrom = '/srv/vitrine';

/** What is worth compressing, beside HTML. */
export const compressedTypes = [
  ...['text/plain', 'text/markdown', 'text/javascript', 'text/css', 'text/calendar'],
  ...['image/svg+xml', 'application/xml', 'application/atom+xml'],
];

/** Every site as a server of nginx, to be included within its `http`. */
export function writeNginx(sites: readonly ExportedSite[]): string {
  return [
    `# The exported sites, for nginx: include this file within http { … }. It looks for them in ${servedFrom};`,
    '# for another place: sed -i "s,/srv/vitrine,/other/place," nginx.conf. TLS: add listen 443 ssl and certificates.',
    'map_hash_bucket_size 1024;',
    'map_hash_max_size 65536;',
    'variables_hash_max_size 4096;',
    'variables_hash_bucket_size 256;',
    ...sites.flatMap(writeServer),
    '',
  ].join('\n');
}

function writeServer(site: ExportedSite): string[] {
  const { mark, origin, files, moved, marks, queries } = site;
  const { hostname, port } = new URL(origin);
  const headers = headerNames(files).filter((name) => name !== 'content-type');
  const variable = (name: string) => `$vt_${mark}_${name.replaceAll('-', '_')}`;
  const pages = files.filter(isPage);
  const types = typesOf(files);
  return [
    '',
    ...headers.flatMap((name) => writeMap(variable(name), ruleHeader(files, name, byFile))),
    // nginx tells strings of a map apart in no other way than by small letters.
    ...writeMap(
      `$vt_${mark}_page`,
      pages.map(({ path }) => ({ place: path, isFolder: false, value: path })),
    ),
    `map $request_uri $vt_${mark}_asked {`,
    '  default "";',
    ...queries.map((rule) => `  "~${toExpression(rule)}" ${rule.base};`),
    '}',
    'server {',
    `  listen ${port || '80'};`,
    `  server_name ${hostname};`,
    `  root "${servedFrom}/${mark}";`,
    '  charset utf-8;',
    `  charset_types ${listTexts(files).join(' ')};`,
    '  types {',
    ...[...types].sort().map(([ending, type]) => `    ${type} ${ending};`),
    '  }',
    '  default_type application/octet-stream;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_vary on;',
    `  gzip_types ${compressedTypes.join(' ')};`,
    ...headers.map((name) => `  add_header ${name} ${variable(name)} always;`),
    '  error_page 404 /404.html;',
    ...marks.map((each) => `  if ($request_uri ~* "${markExpression(each)}") { return 301 ${each.origin}/$1$2; }`),
    '  # What a query makes, and what is behind a form, is where calls are answered.',
    `  if ($vt_${mark}_asked) { return 302 $vt_${mark}_asked$request_uri; }`,
    '  # nginx takes several slashes for one, which would be a page a second time.',
    '  if ($request_uri ~ "^/(?:/|(?!files/)[^?]*//[^/?])") { return 404; }',
    '  rewrite ^(/.+)/$ $1;',
    '  # A chunk that could not be had is asked for again at an address of its own.',
    '  rewrite ^(/v/[^~]*)~+(.*)$ $1$2;',
    ...[...moved].map(
      ([from, { to, status }]) => `  location = ${from} { return ${status === 301 ? 301 : 302} ${to}$is_args$args; }`,
    ),
    '  location = / { try_files /index.html =404; }',
    '  location = /404.html { internal; }',
    '  location ~ ^/(?:404|index|_headers|_redirects|(?!files/).+\\.html)$ { return 404; }',
    '  location /files/ { try_files $uri~$arg_w.webp $uri =404; }',
    '  location / { try_files $uri.html $uri @moved; }',
    '  # The same address in other letters.',
    `  location @moved { if ($vt_${mark}_page != "") { return 301 $vt_${mark}_page$is_args$args; } return 404; }`,
    '}',
  ];
}

const byFile = ({ file }: ExportedFile) => `/${file}`;
export const isPage = ({ file, headers }: ExportedFile) =>
  file.endsWith('.html') && file !== '404.html' && !file.startsWith('files/') && headers['content-type'] !== undefined;

/** A file by its exact name; a folder by what all names below it begin with. */
function writeMap(variable: string, rules: readonly HeaderRule[]): string[] {
  const rows = rules.map(({ place, isFolder, value }) => {
    const key = !isFolder ? quote(place) : place === '/' ? 'default' : `"~^${escapePattern(place)}"`;
    return `  ${key} ${quote(value)};`;
  });
  return [
    `map $uri ${variable} {`,
    ...(rules.some(({ place, isFolder }) => isFolder && place === '/') ? [] : ['  default "";']),
    ...rows,
    '}',
  ];
}

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The type of each ending, as the server sent it. */
function typesOf(files: readonly ExportedFile[]): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const { file, headers } of files) {
    const ending = path.extname(file).slice(1);
    const [type] = (headers['content-type'] ?? '').split(';');
    if (ending && type) types.set(ending, type);
  }
  return types;
}

/** The types that the server sent as texts in UTF-8; nginx knows of HTML by itself. */
function listTexts(files: readonly ExportedFile[]): string[] {
  const texts = files.flatMap(
    ({ headers }) => /^([^;]+); charset=utf-8$/.exec(headers['content-type'] ?? '')?.[1] ?? [],
  );
  return [...new Set(texts)].filter((type) => type !== 'text/html').sort();
}
