import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

/** Runs a program of node_modules in the project's folder, in this process's place; further parameters are handed on. */
export function runProgram(program, ...values) {
  process.chdir(path.join(import.meta.dirname, '..'));
  ensureInstalled();
  const line = [path.join('node_modules', program), ...values, ...process.argv.slice(2)];
  const { status, signal } = spawnSync(process.execPath, line, { stdio: 'inherit' });
  if (signal) process.kill(process.pid, signal);
  process.exitCode = status ?? 1;
}
