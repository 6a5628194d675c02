// npm run examples: installs what the example applications need, each into a folder of its own.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { examples } from './find-examples.mjs';

process.chdir(path.join(import.meta.dirname, '..'));
const names = examples.map(({ name }) => name).join(', ');
const usage = `Usage: npm run examples [-- NAME …]

Builds the npm library and installs it, with all else that they need, into the applications below examples/apps: ${names}.
From then on \`npm test\` builds and opens them. Each has its own \`npm run dev\` and \`npm run build\`.`;

const wanted = readNames();
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

function readNames() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(usage);
      process.exit();
    }
    const unknown = positionals.find((each) => !examples.some(({ name }) => name === each));
    if (unknown) throw new Error(`There is no example "${unknown}". There are ${names}.`);
    return examples.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}
