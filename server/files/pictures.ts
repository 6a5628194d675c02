import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureWidth } from '../../contract/picture-widths.ts';
import { AnswerError } from '../base/errors.ts';
import { later } from '../base/later.ts';
import { createLimit } from '../base/limit.ts';
import { namesType } from '../http/negotiate.ts';
import { createDiskCache, type DiskCache, type DiskCacheOptions } from './disk-cache.ts';

const readSharp = later<typeof import('sharp').default>('sharp');

/** A picture as it is sent. */
export interface Picture {
  bytes: Buffer;
  type: string;
  etag: string;
}

/** What was made of a picture ahead, in bytes; no AVIF where WebP is smaller. */
export interface MadePicture {
  webp: number;
  avif?: number;
}

export type PicturesOptions = Omit<DiskCacheOptions, 'mostBytes'>;

export interface Pictures extends Pick<DiskCache, 'giveRoom' | 'check'> {
  /**
   * The picture at the next step of width, never enlarged: as AVIF where that was made ahead, else as WebP, each where it
   * is taken. However many widths are asked for, there are as many pictures as steps.
   * @param accept the types that are taken, as the request's header says them
   */
  resize(file: string, width: number, accept: string | undefined): Promise<Picture>;
  /** Makes a picture as WebP, and as AVIF for later requests where that is smaller. */
  makeAhead(file: string, width: number): Promise<MadePicture>;
  /** A picture that is made otherwise, kept beside them under a name that tells all that it was made of. */
  keep(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** All resized pictures together, in bytes. */
export const mostPictureBytes = 512 * 1024 * 1024;

/** Pictures that are resized at once; sharp takes several threads for each. */
const atOnce = 4;

type Format = 'avif' | 'webp' | 'png' | 'jpeg';

/**
 * In sharp's terms. AVIF's 45 is no less like the original than WebP's 80, by their structural similarity over the demo's
 * pictures, in two thirds of the bytes. It takes over twenty times as long, so that it is made by no request.
 */
const quality = { avif: 45, webp: 80, png: 100, jpeg: 82 };

/** What is kept in an AVIF's place where the WebP is smaller, so that it is not made again to find out. */
const noGain = Buffer.alloc(0);

/** Whether a width may be asked for: vector pictures and GIFs are sent as they are. Of a WebP that moves, a still is. */
export function isResizable(name: string): boolean {
  return /\.(?:webp|png|jpe?g|avif)$/i.test(name);
}

/** Resizes pictures, each once for each step of width and format, and keeps the results in a folder. */
export function createPictures(options: PicturesOptions): Pictures {
  const cache = createDiskCache({ ...options, mostBytes: mostPictureBytes });
  const limit = createLimit(atOnce);
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (key: string, draw: () => Promise<Buffer>) => {
    const kept = await cache.read(key);
    if (kept) return kept;
    const bytes = await limit(draw);
    await cache.write(key, bytes);
    return bytes;
  };
  const keep: Pictures['keep'] = (key, draw) => {
    const making = underWay.get(key) ?? make(key, draw).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  const nameSteps = async (file: string, width: number) => {
    const step = pictureWidth(width);
    const { size, mtimeMs } = await stat(file);
    return { step, hash: createHash('sha1').update([file, size, mtimeMs, step].join('\n')).digest('base64url') };
  };

  return {
    giveRoom: cache.giveRoom,
    check: cache.check,
    keep,
    async resize(file, width, accept) {
      const { step, hash } = await nameSteps(file, width);
      if (namesType(accept, 'image/avif')) {
        const key = `${hash}.avif`;
        const bytes = await cache.read(key);
        if (bytes && bytes.length > 0) return { bytes, type: 'image/avif', etag: `"${key}"` };
      }
      const format = namesType(accept, 'image/webp') ? 'webp' : /\.jpe?g$/i.test(file) ? 'jpeg' : 'png';
      const key = `${hash}.${format}`;
      const bytes = await keep(key, () => resize(file, step, format));
      return { bytes, type: isJpeg(bytes) ? 'image/jpeg' : `image/${format}`, etag: `"${key}"` };
    },
    async makeAhead(file, width) {
      const { step, hash } = await nameSteps(file, width);
      const { length: webp } = await keep(`${hash}.webp`, () => resize(file, step, 'webp'));
      const { length: avif } = await keep(`${hash}.avif`, async () => {
        const drawn = await resize(file, step, 'avif');
        return drawn.length < webp ? drawn : noGain;
      });
      return { webp, ...(avif > 0 ? { avif } : {}) };
    },
  };
}

/** A picture without transparency is JPEG, whatever was asked for; its bytes say so, also when they were kept. */
function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** @throws AnswerError 404 where the file is no picture; the disk's own faults go up */
async function resize(file: string, width: number, format: Format): Promise<Buffer> {
  // By its bytes: libvips remembers files by name, and would show the old one where it was replaced.
  const source = await readFile(file);
  const sharp = readSharp();
  try {
    const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
    // A picture without transparency is several times smaller as JPEG.
    if (format === 'png' && (await sharp(source).metadata()).hasAlpha !== true)
      return await picture.jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
    return await picture.toFormat(format, { quality: quality[format] }).toBuffer();
  } catch {
    // sharp has one class for all its errors, and its words are no visitor's: the file is at fault.
    throw new AnswerError(
      404,
      `${path.basename(file)} is no picture that can be read. "npm run content -- check" says why.`,
    );
  }
}
