import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** The built server with content that a test may change. */
export interface OwnServer {
  origin: string;
  /** Writes a file of the content; undefined removes it. */
  write(file: string, text: string | undefined): Promise<void>;
  /** All leads, as the server's own command writes them. */
  exportLeads(): Promise<string>;
  /** The address of an entry's preview, without its origin, as the server's own command prints it. */
  linkPreview(entry: string, mark: string): Promise<string>;
  /** Writes the site as files, which call this server. @returns what the command said */
  exportSite(out: string, ...line: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

export async function startOwnServer(): Promise<OwnServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-own-'));
  const content = path.join(folder, 'content');
  await cp('test/fixtures/content', content, { recursive: true });
  // Every page names it.
  await cp('examples/content/files/icons', path.join(content, 'files/icons'), { recursive: true });
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...env, CONTENT_DIR: content, PORT: '0', PARTNER_PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const origin = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^Vitrine is at (http:\S+?),?(?:\s|$)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('The server has ended.')));
  });
  return {
    origin: await origin,
    write: async (file, text) => {
      const place = path.join(content, file);
      await (text === undefined ? rm(place) : writeFile(place, text));
    },
    exportLeads: async () =>
      (await promisify(execFile)(process.execPath, ['dist/server/leads.js', 'export', '--csv'], { env })).stdout,
    linkPreview: async (entry, mark) => {
      const all = ['dist/server/content.js', 'preview-link', entry, '--site', mark];
      const { stdout } = await promisify(execFile)(process.execPath, all, { env: { ...env, CONTENT_DIR: content } });
      const { pathname, search } = new URL(stdout.trim());
      return pathname + search;
    },
    exportSite: async (out, ...line) => {
      const all = ['dist/server/export.js', '--out', out, '--api', await origin, ...line];
      return (await promisify(execFile)(process.execPath, all, { env: { ...env, CONTENT_DIR: content } })).stderr;
    },
    stop: async () => {
      child.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
