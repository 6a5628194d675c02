import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { tooWide } from '../screens/draw.mjs';
import { randomFrom } from './random.mjs';
import { nextId, restartIds } from './surface.mjs';

const grainTiles = new Map();

/** A tile of fine film grain: breaks up banding in long gradients. */
function grainTile(size, strength) {
  const key = `${size}/${strength}`;
  if (!grainTiles.has(key)) {
    const random = randomFrom('grain');
    const pixels = Buffer.alloc(size * size * 4);
    for (let at = 0; at < pixels.length; at += 4) {
      const level = random.next() < 0.5 ? 0 : 255;
      pixels.fill(level, at, at + 3);
      pixels[at + 3] = Math.floor(random.next() * strength);
    }
    grainTiles.set(
      key,
      sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  }
  return grainTiles.get(key);
}

export const stops = (list) =>
  list
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A rectangle of light over the whole picture: linear from top to bottom, or along `from` → `to` (shares of the picture). */
export function wash(width, height, list, { from = [0, 0], to = [0, 1] } = {}) {
  const id = nextId('w');
  return `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(list)}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

/** A pool of light. */
export function glow(x, y, radiusX, radiusY, colour, opacity) {
  const id = nextId('g');
  return `<radialGradient id="${id}">${stops([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.6],
    [0.7, colour, opacity * 0.16],
    [1, colour, 0],
  ])}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="url(#${id})"/>`;
}

/** Out of focus: what is nearer or farther than the picture's plane. */
export function blurred(deviation, content) {
  const id = nextId('f');
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter><g filter="url(#${id})">${content}</g>`;
}

/** Renders one picture: `draw({ width, height, random })` gives the SVG's content. */
export async function render(file, { width, height, draw, quality = 72, grain = 6, seed = file }) {
  restartIds();
  const content = draw({ width, height, random: randomFrom(seed) });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  const overlay = grain ? [{ input: await grainTile(256, grain), tile: true, blend: 'over' }] : [];
  await mkdir(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).composite(overlay).webp({ quality, effort: 4, smartSubsample: true }).toFile(file);
}

/** Renders a picture with words: flat colours and sharp edges. A text without enough room for it stops the run. */
export async function renderScreen(file, { width, height, draw }) {
  tooWide.clear();
  const content = await draw({ width, height });
  if (tooWide.size > 0)
    throw new Error(`${path.basename(file)}: too wide: ${[...tooWide].join(', ')}. Say it shorter.`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  await sharp(Buffer.from(svg)).webp({ nearLossless: true, quality: 20, effort: 6 }).toFile(file);
}

/** Writes a small flat drawing without loss, transparency kept. */
export async function writeSvg(file, svg) {
  await sharp(Buffer.from(svg)).webp({ lossless: true, effort: 4 }).toFile(file);
}
