// What CI runs: style, types, every build, every test, every budget. Stops at the first that fails.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readCommand } from './read-command.mjs';

const steps = [
  ['style and direction of imports', 'tools/lint.mjs'],
  ['types', 'tools/typecheck.mjs'],
  ['npm library', 'tools/build-library.mjs'],
  ['budgets', 'tools/bench.mjs', '--check'],
  ['tests', 'tools/test.mjs'],
];

readCommand({
  command: 'npm run verify',
  about: `Runs what CI runs, and stops at the first that fails: ${steps.map(([name]) => name).join(', ')}.`,
});
process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();

for (const [name, ...command] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status === 0) continue;
  console.error(`\nStopped at "${name}": node ${command.join(' ')} ended with ${status}.`);
  process.exit(1);
}
