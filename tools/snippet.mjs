// npm run snippet: the tag that pins this release's loader, with the hash that a browser holds it against.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const usage = `Usage: npm run snippet [-- --origin https://www.example.com]

Prints the script tag for this release of the loader: its own address, which is kept by later releases, and its hash.
  --origin   the site's origin; without it PUBLIC_ORIGIN, else http://localhost:3000`;

process.chdir(path.join(import.meta.dirname, '..'));
const origin = readOrigin(process.argv.slice(2));
ensureInstalled();
const { buildWhatIsStale } = await import('./build.mjs');
buildWhatIsStale();

const { release } = JSON.parse(readFileSync('dist/browser/manifest.json', 'utf8'));
const hash = createHash('sha384').update(readFileSync('dist/browser/loader.js')).digest('base64');
console.log(
  `<script async src="${origin}/v/${release}/loader.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`,
);

function readOrigin(values) {
  if (values.length === 1 && ['--help', '-h'].includes(values[0])) {
    console.log(usage);
    process.exit(0);
  }
  const [option = '', given] = values.flatMap((value) => value.split(/(?<=^--origin)=/));
  if (values.length > 0 && (option !== '--origin' || given === undefined || values.length > 2)) {
    console.error(usage);
    process.exit(1);
  }
  const text = given ?? (process.env.PUBLIC_ORIGIN || 'http://localhost:3000');
  const { origin, protocol } = URL.canParse(text) ? new URL(text) : {};
  if (origin === text && /^https?:$/.test(protocol)) return origin;
  console.error(`"${text}" is no origin: write a scheme and a host alone, such as https://www.example.com.`);
  process.exit(1);
}
