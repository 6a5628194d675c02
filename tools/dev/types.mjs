import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/** The priority of what nobody waits for. */
export const leisure = 10;

/**
 * Checks the types beside the server, at leisure, and again whenever a source changes. Tells errors a line each, and
 * once when there are none any more.
 */
export function watchTypes() {
  const child = spawn(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      ...['-p', '.', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/vitrine-tools/types-watched.tsbuildinfo'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  setPriority(child.pid, leisure);
  let last;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, found] = / - Found (\d+) errors?\./.exec(line) ?? [];
    if (found !== undefined) {
      if (found !== '0' || last !== found)
        console.log(found === '0' ? 'Types: no errors.' : `Types: ${found} error${found === '1' ? '' : 's'}.`);
      last = found;
    } else if (line.trim() !== '' && !/^\d.* - (?:Starting|File change)/.test(line)) console.log(line);
  });
  return () => child.kill('SIGTERM');
}
