import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Settings } from '../base/settings.ts';

/** Pages of an imagined partner, relative to the folder that the server was started in. */
const folder = 'examples/partner';

/** What stands in the pages for the origin of this site. */
const placeholder = /\{\{origin\}\}/g;

/** Headers that single pages are served with; `{{origin}}` stands for the origin of this site. */
const pageHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'strict-csp.html': {
    'content-security-policy':
      "default-src 'none'; script-src {{origin}}; connect-src {{origin}}; img-src {{origin}}; require-trusted-types-for 'script'; trusted-types 'none'",
  },
};

/**
 * The demo's partner pages on an origin of their own, so that they are as foreign to the site as real ones.
 * @returns nothing where the pages are not, as in a server that was deployed without its examples
 */
export async function buildPartner(settings: Pick<Settings, 'PUBLIC_ORIGIN'>): Promise<FastifyInstance | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  if (pages.length === 0) return undefined;
  const app = Fastify({ forceCloseConnections: true });
  const fill = (text: string) => text.replace(placeholder, settings.PUBLIC_ORIGIN);
  const index = `<!doctype html><title>Partner pages</title><ul>${pages.map((name) => `<li><a href="/${name}">${name}</a>`).join('')}</ul>`;

  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(index));
  for (const name of pages) {
    const headers = Object.entries(pageHeaders[name] ?? {}).map(([header, value]) => [header, fill(value)]);
    app.get(`/${name}`, async (_, reply) => {
      reply.headers(Object.fromEntries(headers)).type('text/html; charset=utf-8');
      return fill(await readFile(path.join(folder, name), 'utf8'));
    });
  }
  return app;
}
