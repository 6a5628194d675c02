import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, type RegisterPages } from '../../../server/app/app.ts';
import { readSettings } from '../../../server/base/settings.ts';
import { type Content, openContent } from '../../../server/content/content.ts';
import { type LeadDatabase, openDatabase } from '../../../server/leads/database.ts';

export const fixtureFolder = path.resolve(import.meta.dirname, '../../fixtures/content');

/** What the test's servers sign with. */
export const testSecret = 'a secret that only the tests know';

export interface TestApp {
  origin: string;
  content: Content;
  db: LeadDatabase;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** A real server with the fixture's content, its own data folder and a free port. */
export async function runApp(env: Record<string, string> = {}, registerPages?: RegisterPages): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  const settings = readSettings({ DATA_DIR: folder, CONTENT_DIR: fixtureFolder, PORT: '0', RATE_LIMIT: '0', ...env });
  const content = await openContent({ folder: settings.CONTENT_DIR, memoryFolder: folder });
  const db = await openDatabase({ url: settings.DATABASE_URL, folder: settings.DATA_DIR });
  const app = await buildApp({ settings, content, db, secret: testSecret, registerPages });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.addresses()[0] as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    content,
    db,
    get: (address, headers = {}) => fetch(origin + address, { headers }),
    post: (address, body, headers = {}) =>
      fetch(origin + address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    stop: async () => {
      await app.close();
      content.close();
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}
