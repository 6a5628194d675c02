// npm run snippet: the tag that pins this release's loader, with the hash that a browser holds it against, and where it is
// asked for those of a widget's scripts.
import './check-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readCommand, refuse } from './read-command.mjs';

const command = {
  command: 'npm run snippet',
  about:
    'Prints the script tag for this release of the loader: its own address, which later releases keep, and its hash.',
  options: {
    origin: { takes: 'ORIGIN', about: "the site's origin; without it PUBLIC_ORIGIN, else http://localhost:3000" },
    sealed: {
      about: `the loader that has a browser hold every file of the release against its hash,
and what a policy without nonces lists for it`,
    },
    widget: {
      takes: 'NAME',
      about: `the scripts of a widget too, such as form, which the page then asks for beside the loader;
not with --sealed, which holds each against its hash first`,
    },
  },
};
const { origin: given, sealed, widget } = readCommand(command).options;
if (sealed && widget) refuse(command, '--sealed and --widget do not go together: choose one.');
process.chdir(path.join(import.meta.dirname, '..'));
const origin = readOrigin();
ensureInstalled();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();

const { importTypeScript } = await import('./import-typescript.mjs');
const { listEarly, writeHead } = await importTypeScript('contract/snippets.ts');
const { readRelease } = await importTypeScript('server/http/read-release.ts');
const release = await readRelease('dist/browser', origin);
const { name, integrity } = sealed ? { ...release, ...release.sealed } : release;
const loader = { origin, pinned: { name, integrity, sealed } };
console.log(writeHead({ loader, early: widget && findEarly() }));
if (sealed) console.log(`script-src ${origin} '${release.sealed.map}'`);

function readOrigin() {
  const written = given || process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  const origin = URL.canParse(written) ? new URL(written).origin : undefined;
  // As browsers tell it, whatever letters it is written in, such as the HOST of the documents.
  if (/^https?:/i.test(written) && origin === written.toLowerCase().replace(/\/$/, '')) return origin;
  refuse(command, `"${written}" is no origin: write a scheme and a host alone, such as https://www.example.com.`);
}

function findEarly() {
  const { imports } = release;
  if (Object.hasOwn(imports, widget)) return listEarly(loader, { name: widget, imports: imports[widget] }, {});
  refuse(command, `There is no widget "${widget}". There are ${Object.keys(imports).join(', ')}.`);
}
