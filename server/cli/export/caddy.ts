import type { ExportedFile, ExportedSite } from './exported-file.ts';
import { headerNames, ruleHeader } from './header-rules.ts';
import { compressedTypes, isPage, servedFrom } from './nginx.ts';
import { toExpression } from './query-rules.ts';
import { markExpression } from './site-marks.ts';

/** Every site for Caddy, which comes by its certificates itself. */
export function writeCaddyfile(sites: readonly ExportedSite[]): string {
  return [
    `# The exported sites, for Caddy. It looks for them in ${servedFrom};`,
    '# for another place: sed -i "s,/srv/vitrine,/other/place," Caddyfile',
    ...sites.flatMap(writeSite),
    '',
  ].join('\n');
}

function writeSite({ mark, origin, files, moved, marks, queries }: ExportedSite): string[] {
  let count = 0;
  const match = (matcher: string) => {
    count += 1;
    return [`@m${count}`, `  @m${count} ${matcher}`] as const;
  };
  const headers = headerNames(files).flatMap((name) =>
    ruleHeader(files, name, byPath).flatMap(({ place, isFolder, value }) => {
      // Caddy knows pages and pictures by their ending; the rest is another type from system to system.
      if (name === 'content-type' && /^text\/html|^image\//.test(value)) return [];
      return [`    header ${isFolder ? `${place}*` : place} ${name} ${quote(value)}`];
    }),
  );
  const errorPage = files.find(({ file }) => file === '404.html');
  const pages = files.filter(isPage).map(({ path }) => path);
  return [
    '',
    `${origin} {`,
    `  root * "${servedFrom}/${mark}"`,
    ...encode.map((line) => `  ${line}`),
    ...marks.flatMap((each) => {
      const [name, line] = match(`vars_regexp ${each.mark} {uri} (?i)${markExpression(each)}`);
      return [line, `  redir ${name} ${each.origin}/{re.${each.mark}.1}{re.${each.mark}.2} 301`];
    }),
    ...queries.flatMap((rule) => {
      const [name, line] = match(`vars_regexp {uri} ${toExpression(rule)}`);
      return [line, `  redir ${name} ${rule.base}{uri} 302`];
    }),
    // The query as it came, with its question mark.
    '  map {query} {asked} {',
    '    ~^(.+)$ "?$1"',
    '    default ""',
    '  }',
    ...[...moved].map(([from, { to, status }]) => `  redir ${from} ${to}{asked} ${status === 301 ? 301 : 302}`),
    '  # The same address in other letters.',
    '  map {path} {page} {',
    ...pages.map((path) => `    ~(?i)^${path}$ ${path}`),
    '    default ""',
    '  }',
    '  @letters expression `{page} != "" && {page} != {path}`',
    '  redir @letters {page}{asked} 301',
    // In the order in which it is written.
    '  route {',
    '    @slashed path_regexp slashed ^(/.+)/$',
    '    rewrite @slashed {re.slashed.1}',
    '    @hidden {',
    '      path /404 /index /_headers /_redirects *.html',
    '      not path /files/*',
    '    }',
    '    error @hidden 404',
    // Caddy takes several slashes for one, which would be a page a second time.
    '    @doubled {',
    '      vars_regexp {uri} ^/(?:/|[^?]*//[^/?])',
    '      not path /files/*',
    '    }',
    '    error @doubled 404',
    ...headers,
    '    @retried path_regexp retried ^(/v/[^~]*)~+(.*)$',
    '    rewrite @retried {re.retried.1}{re.retried.2}',
    '    try_files {path}.html {path}~{query.w}.webp {path} {path}/index.html',
    '    file_server',
    '  }',
    '  handle_errors {',
    ...encode.map((line) => `    ${line}`),
    // What was said of the folder that was asked in is said already.
    ...headerNames(files).map(
      (name) => `    header ${errorPage?.headers[name] ? `${name} ${quote(errorPage.headers[name])}` : `-${name}`}`,
    ),
    '    rewrite * /404.html',
    '    file_server',
    '  }',
    '}',
  ];
}

/** What Caddy compresses by itself changes from release to release: 2.6 leaves XML as it is. */
const encode = [
  'encode zstd gzip {',
  '  match {',
  ...['text/html', ...compressedTypes].map((type) => `    header Content-Type ${type}*`),
  '  }',
  '}',
];
const byPath = ({ path }: ExportedFile) => path;
const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
