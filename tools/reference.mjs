// npm run reference: writes docs/widgets.md, and takes the pictures in it.
import './check-node.mjs';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readCommand, refuse } from './read-command.mjs';

const command = {
  command: 'npm run reference',
  takes: '[NAME …]',
  about: `Writes docs/widgets.md, which tells of every widget by its definition, and takes the pictures of those that are named,
such as event-list, in English, as the demo shows them, in the faces of this machine.`,
  options: { pictures: { about: 'takes the pictures of all, and the one of the home page in README.md' } },
};

/** A widget's picture as it stands in the document, in pixels. */
const width = 768;

const {
  options: { pictures },
  positionals: names,
} = readCommand(command);
process.chdir(path.join(import.meta.dirname, '..'));
ensureInstalled();
const { importTypeScript } = await import('./import-typescript.mjs');
const { readWidgets } = await importTypeScript('library/build/read-widgets.ts');
const { writeManifest } = await importTypeScript('library/build/write-manifest.ts');
const { pictureOf, unseen, writeReference } = await importTypeScript('library/build/write-reference.ts');
const { writeTag } = await importTypeScript('test/browser/bare-tags.ts');

const widgets = await readWidgets();
const unknown = names.find((name) => !widgets.some((widget) => widget.name === name));
if (unknown)
  refuse(command, `There is no widget "${unknown}". There are ${widgets.map(({ name }) => name).join(', ')}.`);
writeFileSync(
  'docs/widgets.md',
  writeReference(writeManifest(widgets), (name) => writeTag(name, 'en')),
);
console.log('Wrote docs/widgets.md');

const seen = widgets.map(({ name }) => name).filter((name) => !unseen.has(name));
const wanted = pictures ? seen : seen.filter((name) => names.includes(name));
if (wanted.length > 0) await takePictures();

async function takePictures() {
  const { ensureChromium } = await import('./find-chromium.mjs');
  const executablePath = ensureChromium();
  const { buildWhatIsStale } = await import('./build.mjs');
  buildWhatIsStale();
  const { runServer } = await import('../test/bench/run-server.mjs');
  const { launchBrowser } = await import('../test/bench/site.mjs');
  const { photographWidget } = await import('./reference/photograph-widget.mjs');
  const { photographHome } = await import('./reference/photograph-home.mjs');
  const { default: sharp } = await import('sharp');
  const server = await runServer();
  const browser = await launchBrowser(executablePath);
  const write = async (picture, file) => {
    await picture.webp({ quality: 62, effort: 6 }).toFile(`docs/${file}`);
    console.log(`Wrote docs/${file}`);
  };
  for (const name of wanted) {
    const png = await photographWidget(browser, `http://en.localhost:${server.port}`, name, writeTag(name, 'en'));
    await write(sharp(png).resize({ width, withoutEnlargement: true }), pictureOf(name));
  }
  if (pictures) await write(sharp(await photographHome(browser, server.port)), 'images/home.webp');
  await browser.close();
  await server.stop();
  for (const file of readdirSync('docs/images/widgets'))
    if (!seen.includes(path.basename(file, '.webp'))) rmSync(`docs/images/widgets/${file}`);
}
