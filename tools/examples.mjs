// npm run examples: installs what the example applications need, each into a folder of its own.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { examples } from './find-examples.mjs';
import { readCommand, refuse } from './read-command.mjs';

const names = examples.map(({ name }) => name).join(', ');
const command = {
  command: 'npm run examples',
  takes: '[NAME …]',
  about: `Builds the npm library and installs it, with all else that they need, into the applications below examples/apps:
${names}; or into those that are named. From then on \`npm test\` builds and opens
them. Each has its own \`npm run dev\` and \`npm run build\`.`,
};
const { positionals } = readCommand(command);
const unknown = positionals.find((each) => !examples.some(({ name }) => name === each));
if (unknown) refuse(command, `There is no example "${unknown}". There are ${names}.`);
const wanted = examples.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();
await import('./build-library.mjs');
for (const { name, folder } of wanted) {
  console.log(`Installing ${name} …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) continue;
  console.error(`${name} could not be installed. Is the npm registry reachable?`);
  process.exitCode = 1;
}
