// From a fresh clone to a served site: installs what is missing, builds what is stale, starts the server in this process.
import './check-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();
process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
