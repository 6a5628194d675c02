// npm run snippet: the tag that pins this release's loader, with the hash that a browser holds it against.
import './check-node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

const usage = `Usage: npm run snippet [-- --origin https://www.example.com] [--sealed]

Prints the script tag for this release of the loader: its own address, which later releases keep, and its hash.
  --origin   the site's origin; without it PUBLIC_ORIGIN, else http://localhost:3000
  --sealed   the loader that has a browser hold every file of the release against its hash, and what a policy without
             nonces lists for it`;

process.chdir(path.join(import.meta.dirname, '..'));
const { sealed } = readOptions();
const origin = readOrigin();
ensureInstalled();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();

const { importTypeScript } = await import('./import-typescript.mjs');
const { writeLoader } = await importTypeScript('contract/snippets.ts');
const { readRelease } = await importTypeScript('server/http/read-release.ts');
const { name, integrity, sealed: seal } = await readRelease('dist/browser', origin);
console.log(
  writeLoader({ origin, pinned: sealed ? { name, integrity: seal.integrity, sealed } : { name, integrity } }),
);
if (sealed) console.log(`script-src ${origin} '${seal.map}'`);

function readOrigin() {
  const { origin: given, help } = readOptions();
  if (help) {
    console.log(usage);
    process.exit(0);
  }
  const origin = given || process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  console.error(`"${origin}" is no origin: write a scheme and a host alone, such as https://www.example.com.`);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: { origin: { type: 'string' }, sealed: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
}
