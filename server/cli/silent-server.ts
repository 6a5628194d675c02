import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../contract/calls.ts';
import { buildApp } from '../app/app.ts';
import type { Settings } from '../base/settings.ts';
import { type Content, openContent } from '../content/content.ts';
import { openDatabase } from '../leads/database.ts';
import { registerSite } from '../render/register-site.ts';

export interface SilentServer {
  app: FastifyInstance;
  content: Content;
  call: Call;
  settings: Settings;
}

const nothingToDeliver = {
  DATABASE_URL: undefined,
  WEBHOOK_URL: undefined,
  SMTP_URL: undefined,
  GALLERY_DIR: undefined,
};

/** Runs with a server of its own without a port, which takes no leads, delivers none and knows nothing of the database. */
export async function withSilentServer<Result>(
  given: Settings,
  run: (server: SilentServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-silent-'));
  const settings: Settings = { ...given, ...nothingToDeliver };
  const content = await openContent({ folder: settings.CONTENT_DIR, memoryFolder: settings.DATA_DIR });
  try {
    const db = await openDatabase({ folder });
    let call: Call | undefined;
    const app = await buildApp({
      settings,
      content,
      db,
      secret: 'what it shows is signed by nobody',
      registerPages: async (scope, pages) => {
        call = pages.call;
        await registerSite(scope, pages);
      },
    });
    try {
      if (!call) throw new Error('The pages were not registered.');
      return await run({ app, content, call, settings });
    } finally {
      await app.close();
      await db.destroy();
    }
  } finally {
    content.close();
    await rm(folder, { recursive: true });
  }
}
