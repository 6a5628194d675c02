// npm run build: the site, and the npm library. Each is built where it is stale.
import './check-node.mjs';
import path from 'node:path';
import { readCommand } from './read-command.mjs';

readCommand({
  command: 'npm run build',
  about: `Builds what has changed since it was built last: the site into dist/browser and dist/server, and the npm library, a
package of its own, into dist/library. docs/operating.md says how the site is served from there.`,
});
process.chdir(path.join(import.meta.dirname, '..'));
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();
await import('./build-library.mjs');
