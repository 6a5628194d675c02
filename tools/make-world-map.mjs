import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { readCommand } from './read-command.mjs';

readCommand({
  command: 'node tools/make-world-map.mjs',
  about: `Redraws the dotted map of the world that stands in for the globe: widgets/case-wall/world-map.ts. Its land is the
globe's own, so that a place lies on the same shore on both.`,
});

const columns = 116;
/** The map begins in the Atlantic, as maps in China do. */
const west = -30;
const north = 76;
const south = -56;

const radians = (degrees) => (degrees * Math.PI) / 180;
const mercator = (latitude) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
const latitudeOf = (height) => ((Math.atan(Math.exp(height)) - Math.PI / 4) * 360) / Math.PI;

const source = readFileSync(createRequire(import.meta.url).resolve('cobe'), 'utf8');
const [, picture] = /data:image\/png;base64,([^"]+)/.exec(source);
const { data, info } = await sharp(Buffer.from(picture, 'base64'))
  .greyscale()
  .raw()
  .toBuffer({ resolveWithObject: true });

function isLand(longitude, latitude) {
  const x = Math.floor(((longitude + 180) / 360) * info.width + info.width) % info.width;
  const y = Math.floor(((90 - latitude) / 180) * info.height);
  return data[(y * info.width + x) * info.channels] > 127;
}

const step = 360 / columns;
const rows = Math.round((mercator(north) - mercator(south)) / radians(step));
const drawing = [];
let at = [0, 0];
for (let row = 0; row < rows; row += 1) {
  const latitude = latitudeOf(mercator(north) - radians(step) * (row + 0.5));
  const land = Array.from({ length: columns }, (_, column) => isLand(west + step * (column + 0.5), latitude));
  for (let column = 0; column < columns; column += 1) {
    const length = land.slice(column).findIndex((each) => !each);
    const dots = length < 0 ? columns - column : length;
    if (dots === 0) continue;
    // A dash at every whole step: as many as there are dots, the last one begun.
    drawing.push(`m${column - at[0]} ${row - at[1]}h${dots - 1 || ''}.1`);
    at = [column + dots - 1 + 0.1, row];
    column += dots;
  }
}
const round = (path) => path.replace(/-?\d+\.\d+(?=\D)/g, (number) => String(Math.round(Number(number) * 10) / 10));

writeFileSync(
  'widgets/case-wall/world-map.ts',
  `/** The land of the world as dots: node tools/make-world-map.mjs. Each \`h\` is a row of them, one at every whole step. */
export const worldMap = {
  columns: ${columns},
  rows: ${rows},
  west: ${west},
  north: ${north},
  path: '${round(drawing.join(''))
    .replace(/ -/g, '-')
    .replace(/(?<=[m ])0\./g, '.')
    .replace(/-0\./g, '-.')}',
};
`,
);
