// npm run format: writes what can be mended without a thought: form, order of imports, safe repairs.
import { runProgram } from './run-program.mjs';

runProgram('@biomejs/biome/bin/biome', 'check', '--write');
