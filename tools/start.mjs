// From a fresh clone to a served site: installs what is missing, builds what is stale, starts the server in this process.
import './check-node.mjs';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { readCommand } from './read-command.mjs';

readCommand({
  command: 'npm start',
  about: `Installs what is missing, builds what is stale, and serves the site and, on the port after it, its partner's pages.`,
  more: `Settings are read from the environment: PORT and HOST say where it listens, CONTENT_DIR what it shows, DATA_DIR where leads
are kept, PUBLIC_ORIGIN what visitors see. docs/operating.md lists all of them.`,
});
process.chdir(path.join(import.meta.dirname, '..'));
await ensureBuilt();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
