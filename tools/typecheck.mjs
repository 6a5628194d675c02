// npm run typecheck: the types of everything. What has not changed since the last time is not looked at again.
import { runProgram } from './run-program.mjs';

runProgram(
  'typescript/bin/tsc',
  ...['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/vitrine-tools/types.tsbuildinfo'],
);
