import { readdir, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { routes } from '../../../pages/routes.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { type Command, type CommandContext, chooseSites, type Tool, UsageError } from '../command.ts';
import { withSilentServer } from '../silent-server.ts';
import { writeCaddyfile } from './caddy.ts';
import { exportSite } from './export-site.ts';
import type { ExportedSite } from './exported-file.ts';
import { writeHeaders, writeRedirects } from './headers-file.ts';
import { writeNginx } from './nginx.ts';
import { openTarget } from './target-folder.ts';

const exportAll: Command = {
  takes: '',
  about: 'write the whole site as files that any web server serves; forms, filters and search call the API',
  options: {
    out: { takes: 'DIR', about: 'the folder to write to: new, empty, or of an earlier export' },
    api: { takes: 'ORIGIN', about: 'where calls go: a server of the same content; without it PUBLIC_ORIGIN' },
    site: { takes: 'MARK', about: 'one site alone; without it all of them, a folder each' },
    origin: {
      takes: 'ORIGIN',
      about: 'where the files are served, as the addresses in them say; without it PUBLIC_ORIGIN',
    },
  },
  async run(context) {
    const { settings, tell } = context;
    const out = String(context.options.out ?? '');
    if (out === '') throw new UsageError('--out DIR is missing: the folder to write to.');
    const api = readOrigin(context, 'api', settings.PUBLIC_ORIGIN);
    const publicOrigin = readOrigin(context, 'origin', settings.PUBLIC_ORIGIN);
    if (isIP(new URL(publicOrigin).hostname.replace(/[[\]]/g, '')) !== 0)
      throw new UsageError(`${publicOrigin} has no host below it for another language. Name a host by --origin.`);
    if (publicOrigin.startsWith('https:') && api.startsWith('http:') && !isLocal(api))
      throw new UsageError(`No browser lets pages of ${publicOrigin} call ${api}: name it by --api with https://.`);
    if (context.options.origin === undefined && isLocal(publicOrigin))
      tell(
        `The addresses in the files say ${publicOrigin}, which nobody else reaches: name where they are served by --origin.`,
      );
    if (context.options.api === undefined && isLocal(api) && !isLocal(publicOrigin))
      tell(`Calls go to ${api}, which nobody else reaches: name their server by --api.`);
    const began = performance.now();
    const { sites, written, removed } = await atDaysBeginning(() => writeAll(context, { out, api, publicOrigin }));
    const origins = sites.map(({ origin }) => origin);
    tell(
      `${out}: ${written} files written, ${removed} removed, in ${Math.round((performance.now() - began) / 1000)} s.`,
    );
    for (const { mark, origin } of sites)
      tell(`Serve ${path.join(out, mark)} as ${origin}: nginx.conf, Caddyfile and ${mark}/_headers say how.`);
    tell(`Calls go to ${api}. Its server takes forms from there with: ALLOW_ORIGINS=${origins.join(',')}`);
    return 0;
  },
};

/** `export`: the site as files. */
export const exportTool: Tool = {
  name: 'export',
  settings: 'CONTENT_DIR, DATA_DIR, which keeps resized pictures, and PUBLIC_ORIGIN first of all',
  commands: { export: exportAll },
  sole: true,
  run: (context, command) => command(context),
};

const isLocal = (origin: string) => new URL(origin).hostname === 'localhost';

/**
 * Pages say when they were rendered, for the events in them. All of a day's exports say the same moment, so that two of
 * the same content are the same bytes; what it is in the visitor's own time, the visitor's browser puts right.
 */
async function atDaysBeginning<Result>(run: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  const moment = new Date().setUTCHours(0, 0, 0, 0);
  Date.now = () => moment;
  try {
    return await run();
  } finally {
    Date.now = now;
  }
}

function readOrigin({ options }: CommandContext, name: string, fallback: string): string {
  const given = options[name];
  if (given === undefined) return fallback;
  const url = URL.canParse(String(given)) ? new URL(String(given)) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== String(given).replace(/\/$/, ''))
    throw new UsageError(`--${name} ${given} will not do: it takes an origin, such as https://www.example.com.`);
  return url.origin;
}

interface Wanted {
  out: string;
  api: string;
  publicOrigin: string;
}

async function writeAll({ settings: given, options, tell }: CommandContext, { out, api, publicOrigin }: Wanted) {
  return withSilentServer({ ...given, PUBLIC_ORIGIN: publicOrigin }, async ({ app, content, call, settings }) => {
    const wanted = chooseSites(content.sites, { options });
    const target = await openTarget(out);
    const further = [...(await listFiles(content)), ...(await listScripts(settings.BROWSER_DIR))];
    const sites: ExportedSite[] = [];
    for (const site of wanted) {
      tell(`${site.mark}: ${siteOrigin(site, publicOrigin)} …`);
      const write = (file: string, bytes: Buffer) => target.write(path.posix.join(site.mark, file), bytes);
      const exported = await exportSite(site, { app, content, call, publicOrigin, api, routes, further, write, tell });
      await target.write(`${site.mark}/_headers`, writeHeaders(exported));
      await target.write(`${site.mark}/_redirects`, writeRedirects(exported));
      sites.push(exported);
    }
    await target.write('nginx.conf', writeNginx(sites));
    await target.write('Caddyfile', writeCaddyfile(sites));
    return { sites, ...(await target.finish()) };
  });
}

/** The content's files but those that stand behind a form. */
async function listFiles({ filesFolder, gatedFiles }: { filesFolder: string; gatedFiles: ReadonlySet<string> }) {
  const names = await listBelow(filesFolder);
  const open = names.filter((name) => !gatedFiles.has(name) && !name.split('/').some((part) => part.startsWith('.')));
  return open.map((name) => `/files/${name.split('/').map(encodeURIComponent).join('/')}`);
}

/** What this release has for browsers. */
async function listScripts(folder: string): Promise<string[]> {
  const { release } = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as { release: string };
  const names = await listBelow(folder);
  return names.filter((name) => name.endsWith('.js')).map((name) => `/v/${release}/${name}`);
}

async function listBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
