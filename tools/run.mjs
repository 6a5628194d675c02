// node tools/run.mjs NAME …: one of the server's command-line tools, built first where it is stale.
import './check-node.mjs';
import path from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const [name] = process.argv.splice(2, 1);
await ensureBuilt();
await import(`../dist/server/${name}.js`);
