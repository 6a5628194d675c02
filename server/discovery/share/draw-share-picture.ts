import type { Sharp } from 'sharp';
import { later } from '../../base/later.ts';
import { type ShareWords, shareSize } from './share-address.ts';
import type { Faces } from './share-faces.ts';
import { balanceLines } from './share-lines.ts';

const readSharp = later<typeof import('sharp').default>('sharp');

/** In pixels, as all below. */
const margin = 72;
/** The page's picture stands at the right, from top to bottom. */
const panel = 456;
const colors = { paper: '#fff', wash: '#f6f4ef', ink: '#0f1b2d', soft: '#4b5768', accent: '#c93f1b' } as const;
/** Where words may be, and the title's sizes: the first in which all of it has room. */
const column = { top: 176, bottom: 520 } as const;
const titleSizes = { alone: [76, 64, 54], beside: [58, 50, 42] } as const;
const titleHeight = 1.26;
const text = { size: 30, lineHeight: 46, most: 3, gap: 28 } as const;

/** A page's title in the site's face: beside the page's own picture, or else above what the page says of itself. */
export async function drawSharePicture(words: ShareWords, faces: Faces, picture?: Buffer): Promise<Buffer> {
  const { width, height } = shareSize;
  const sharp = readSharp();
  const beside = picture && (await crop(sharp(picture)));
  const room = width - 2 * margin - (beside ? panel : 0);
  const { lines, size } = fitTitle(words.title, room, beside ? titleSizes.beside : titleSizes.alone, faces);
  const title = lines.map((line, index) =>
    faces.draw(line, size, margin, column.top + size * (0.92 + index * titleHeight)),
  );
  const below = column.top + lines.length * size * titleHeight + text.gap;
  const description = beside ? [] : describe(words.description, room, below, faces);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${beside ? colors.paper : colors.wash}" d="M0 0h${width}v${height}H0z"/>
<path fill="${colors.accent}" d="M${margin} 132h56v6h-56z"/>
<path fill="${colors.ink}" d="${[faces.draw(words.site, 30, margin, 94), ...title].join('')}"/>
<path fill="${colors.soft}" d="${[faces.draw(words.host, 24, margin, height - margin + 6), ...description].join('')}"/>
</svg>`;
  const layers = beside ? [{ input: beside, left: width - panel, top: 0 }] : [];
  // In full colour resolution: the edges of letters show the other.
  return sharp(Buffer.from(svg))
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** @returns nothing where it cannot be read: the words alone will do */
async function crop(picture: Sharp): Promise<Buffer | undefined> {
  try {
    return await picture
      .autoOrient()
      .resize({ width: panel, height: shareSize.height, fit: 'cover', position: 'attention' })
      .flatten({ background: colors.paper })
      .toBuffer();
  } catch {
    return undefined;
  }
}

function fitTitle(title: string, room: number, sizes: readonly number[], faces: Faces) {
  let lines: string[] = [];
  let size = 0;
  for (size of sizes) {
    const most = Math.floor((column.bottom - column.top) / (size * titleHeight));
    const all = balanceLines(title, room, (part) => faces.measure(part, size));
    lines = clamp(all, most);
    if (lines.length === all.length) break;
  }
  return { lines, size };
}

function describe(description = '', room: number, top: number, faces: Faces): string[] {
  const most = Math.min(text.most, Math.floor((column.bottom - top) / text.lineHeight));
  const lines = clamp(
    balanceLines(description, room, (part) => faces.measure(part, text.size)),
    most,
  );
  return lines.map((line, index) => faces.draw(line, text.size, margin, top + text.size + index * text.lineHeight));
}

function clamp(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  const last = lines[most - 1];
  return [...lines.slice(0, Math.max(0, most - 1)), ...(last ? [`${last.slice(0, -1).trimEnd()}…`] : [])];
}
