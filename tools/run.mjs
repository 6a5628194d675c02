// node tools/run.mjs NAME …: one of the server's command-line tools, built first where it is stale.
import './check-node.mjs';
import path from 'node:path';
import { ensureInstalled, isInstalled } from './ensure-installed.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const [name] = process.argv.splice(2, 1);
const { buildWhatIsStale, isBuilt } = await import('./build.mjs');
// A server that was built has no more than it needs, and runs: npm would take its packages away to put all in their place.
if (!isBuilt() || !isInstalled('what serves')) {
  ensureInstalled();
  buildWhatIsStale();
}
await import(`../dist/server/${name}.js`);
