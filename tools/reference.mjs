// npm run reference: writes docs/widgets.md, and takes the pictures in it.
import './check-node.mjs';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { readCommand, refuse } from './read-command.mjs';

const command = {
  command: 'npm run reference',
  takes: '[NAME …]',
  about: `Writes docs/widgets.md, which tells of every widget by its definition, and takes the pictures of those that are named,
such as event-list, in English, as the demo shows them.`,
  options: { pictures: { about: 'takes the pictures of all' } },
};

/** A picture, in CSS pixels: as wide as a page on a small desktop, and no higher than a screen. */
const shot = { width: 1024, height: 720 };
/** As it stands in the document. */
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
if (wanted.length > 0) await takePictures(wanted);

async function takePictures(wanted) {
  const { ensureChromium } = await import('./find-chromium.mjs');
  const executablePath = ensureChromium();
  const { buildWhatIsStale } = await import('./build.mjs');
  buildWhatIsStale();
  const { runServer } = await import('../test/bench/run-server.mjs');
  const { launchBrowser } = await import('../test/bench/site.mjs');
  const { default: sharp } = await import('sharp');
  const server = await runServer();
  const browser = await launchBrowser(executablePath);
  const page = await browser.newPage({ viewport: shot, reducedMotion: 'reduce' });
  mkdirSync('docs/images/widgets', { recursive: true });
  for (const name of wanted) {
    const png = await photograph(page, `http://en.localhost:${server.port}`, name);
    await sharp(png)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 62, effort: 6 })
      .toFile(`docs/${pictureOf(name)}`);
    console.log(`Wrote docs/${pictureOf(name)}`);
  }
  await browser.close();
  await server.stop();
  for (const file of readdirSync('docs/images/widgets'))
    if (!seen.includes(path.basename(file, '.webp'))) rmSync(`docs/images/widgets/${file}`);
}

/** The widget alone on a page, its upper part where it is higher than a screen. */
async function photograph(page, origin, name) {
  await page.route(`${origin}/alone`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Alone</title><style>body { margin: 0 }</style><script async src="/loader.js"></script>${writeTag(name, 'en').replace('></', ' wake="now"></')}`,
    }),
  );
  await page.goto(`${origin}/alone`);
  const element = page.locator(`vt-${name}[data-vt-ready]`);
  await element.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished.catch(() => {}))]),
  );
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isFloating = box.height < 8;
  const clip = isFloating ? { x: 0, y: 0, ...shot } : { ...box, height: Math.min(box.height, shot.height) };
  return page.screenshot({ clip, fullPage: !isFloating });
}
