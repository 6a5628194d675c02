// npm run snippet: the tag that pins this release's loader, with the hash that a browser holds it against.
import './check-node.mjs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readCommand } from './read-command.mjs';

const { origin: given, sealed } = readCommand({
  command: 'npm run snippet',
  about:
    'Prints the script tag for this release of the loader: its own address, which later releases keep, and its hash.',
  options: {
    origin: { takes: 'ORIGIN', about: "the site's origin; without it PUBLIC_ORIGIN, else http://localhost:3000" },
    sealed: {
      about: `the loader that has a browser hold every file of the release against its hash,
and what a policy without nonces lists for it`,
    },
  },
}).options;
process.chdir(path.join(import.meta.dirname, '..'));
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
  const written = given || process.env.PUBLIC_ORIGIN || 'http://localhost:3000';
  const origin = URL.canParse(written) ? new URL(written).origin : undefined;
  // As browsers tell it, whatever letters it is written in, such as the HOST of the documents.
  if (/^https?:/i.test(written) && origin === written.toLowerCase().replace(/\/$/, '')) return origin;
  console.error(`"${written}" is no origin: write a scheme and a host alone, such as https://www.example.com.`);
  process.exit(1);
}
