import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FreeAddress } from './free-address.ts';
import { keepIn, runWebServer, type WebServer } from './web-server.ts';

/** Where the exported sites say that they are. */
export const port = '8080';

/** Where in the folder the files are: a place with a space, as some are. */
export const placeOf = (folder: string) => path.join(folder, 'the site');

/** What an export says to a web server, of the folder that it was written to. */
async function readRules(folder: string, file: string): Promise<string> {
  const site = placeOf(folder);
  return (await readFile(path.join(site, file), 'utf8')).replaceAll('/srv/vitrine', site);
}

/**
 * The servers that an export writes a configuration for, and how each is run on a free address, with what was exported
 * to its place in the folder.
 */
export const servers = {
  nginx: {
    package: 'nginx-light',
    async run(folder: string, address: FreeAddress): Promise<WebServer> {
      const state = await mkdtemp(path.join(folder, 'nginx-'));
      const sites = (await readRules(folder, 'nginx.conf')).replaceAll(
        `listen ${port};`,
        `listen ${address.host}:${address.port};`,
      );
      await writeFile(path.join(state, 'sites.conf'), sites);
      await writeFile(
        path.join(state, 'nginx.conf'),
        `pid ${state}/pid;\nerror_log stderr crit;\nevents {}\nhttp { access_log off; ${keepIn(state)} include ${state}/sites.conf; }\n`,
      );
      return runWebServer('nginx', ['-p', state, '-c', `${state}/nginx.conf`, '-g', 'daemon off;'], address);
    },
  },
  caddy: {
    package: 'caddy',
    async run(folder: string, address: FreeAddress): Promise<WebServer> {
      const state = await mkdtemp(path.join(folder, 'caddy-'));
      const sites = (await readRules(folder, 'Caddyfile')).replaceAll(
        `vitrine.test:${port} {`,
        `vitrine.test:${address.port} {`,
      );
      const file = path.join(state, 'Caddyfile');
      await writeFile(file, `{\n  admin off\n  default_bind ${address.host}\n}\n${sites}`);
      const line = ['run', '--adapter', 'caddyfile', '--config', file];
      return runWebServer('caddy', line, address, { ...process.env, HOME: state, XDG_DATA_HOME: state });
    },
  },
} as const;
