// Checks the types, and again whenever a source has changed, but never while its parent is at work on what somebody waits
// for: it is told when to hold, and when to go on.
import path from 'node:path';
import ts from 'typescript';

let isHeld = false;
let next;

process.on('message', (told) => {
  isHeld = told === 'hold';
  if (isHeld) return;
  const check = next;
  next = undefined;
  check?.();
});
// Nobody is left to tell.
process.once('disconnect', () => process.exit());

/** The watcher's only timer is the one that leads to its next check. */
const system = {
  ...ts.sys,
  setTimeout: (check, delay, ...given) =>
    setTimeout(() => {
      if (isHeld) next = () => check(...given);
      else check(...given);
    }, delay),
  clearTimeout: (timer) => {
    next = undefined;
    clearTimeout(timer);
  },
};
const options = {
  noEmit: true,
  incremental: true,
  tsBuildInfoFile: path.resolve('node_modules/.cache/vitrine-tools/types-watched.tsbuildinfo'),
};
const formatting = {
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};
let last;

const host = ts.createWatchCompilerHost(
  path.resolve('tsconfig.json'),
  options,
  system,
  ts.createSemanticDiagnosticsBuilderProgram,
  (fault) => console.log(ts.formatDiagnostic(fault, formatting).trimEnd()),
  (_status, _line, _options, errors) => {
    // It also tells that it begins.
    if (errors === undefined) return;
    if (errors > 0 || last !== errors)
      console.log(errors === 0 ? 'Types: no errors.' : `Types: ${errors} error${errors === 1 ? '' : 's'}.`);
    last = errors;
  },
);
ts.createWatchProgram(host);
