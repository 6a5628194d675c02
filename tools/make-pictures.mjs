import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { codes, drawCode } from './pictures/codes.mjs';
import { icons } from './pictures/icons.mjs';
import { render, writeSvg } from './pictures/kit/scene.mjs';
import { customerLogos, vendorLogos } from './pictures/logos.mjs';
import { pictures } from './pictures/plan.mjs';

/** Redraws every picture of the demo site. `node tools/make-pictures.mjs hero case` redraws those that begin so. */
const folder = fileURLToPath(new URL('../examples/content/files/', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((start) => path.basename(name).startsWith(start));

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
for (const [name, svg] of Object.entries({ ...icons, ...vendorLogos }))
  await writeFile(path.join(folder, `${name}.svg`), svg);
