import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codes, drawCode } from './pictures/codes.mjs';
import { icons } from './pictures/icons.mjs';
import { render, renderScreen, writeSvg } from './pictures/kit/scene.mjs';
import { customerLogos, vendorLogos } from './pictures/logos.mjs';
import { pictures } from './pictures/plan.mjs';
import { screens } from './pictures/screens/plan.mjs';
import { readCommand } from './read-command.mjs';

const fonts = `Pictures with words (product, detail, diagram, blueprint, monogram) need the fonts "Noto Sans CJK SC" and
"Noto Serif CJK SC"; on Debian and Ubuntu: apt install fonts-noto-cjk. Diagrams take their words from
examples/content/<site>/product.`;
const { positionals: wanted } = readCommand({
  command: 'node tools/make-pictures.mjs',
  takes: '[NAME …]',
  about: `Redraws the pictures of the demo site, in examples/content/files: all of them, or those whose names begin so, such as
"hero case".`,
  more: fonts,
});

const folder = fileURLToPath(new URL('../examples/content/files/', import.meta.url));
const isWanted = (name) => wanted.length === 0 || wanted.some((start) => path.basename(name).startsWith(start));

/** Another font would draw other widths, and for Chinese perhaps empty boxes. */
function needFont(family) {
  const found = execFileSync('fc-match', ['-f', '%{family}', family], { encoding: 'utf8' });
  if (!found.includes(family))
    throw new Error(`The font "${family}" is not here, "${found}" would stand in.\n\n${fonts}`);
}

const words = screens.filter(({ file }) => isWanted(file));
if (words.length > 0)
  for (const family of ['Noto Sans CJK SC', 'Noto Serif CJK SC', 'Noto Sans CJK KR']) needFont(family);

const jobs = [
  ...pictures.map((picture) => [
    picture.file,
    () => render(path.join(folder, picture.file), { ...picture, seed: picture.file }),
  ]),
  ...Object.entries(customerLogos).map(([name, drawing]) => [
    `pictures/logo-${name}.webp`,
    (file) => writeSvg(file, drawing),
  ]),
  ...Object.entries(codes).map(([name, matrix]) => [
    `pictures/qr-${name}.webp`,
    (file) => writeSvg(file, drawCode(matrix)),
  ]),
].filter(([name]) => isWanted(name));

await mkdir(path.join(folder, 'pictures'), { recursive: true });
await mkdir(path.join(folder, 'icons'), { recursive: true });
const lanes = Array.from({ length: 2 }, async () => {
  for (let job = jobs.shift(); job; job = jobs.shift()) await job[1](path.join(folder, job[0]));
});
await Promise.all(lanes);
// One after another: what did not fit is told by picture.
const faults = [];
for (const picture of words)
  await renderScreen(path.join(folder, picture.file), picture).catch((error) => faults.push(error.message));
if (faults.length > 0) throw new Error(faults.join('\n'));
for (const [name, svg] of Object.entries({ ...icons, ...vendorLogos }))
  await writeFile(path.join(folder, `${name}.svg`), svg);
