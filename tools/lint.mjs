// npm run lint: style, and which way imports go. Changes nothing; `npm run format` does.
import { runProgram } from './run-program.mjs';

runProgram('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings');
