import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { AnswerError } from '../errors.ts';
import { createDiskCache } from './disk-cache.ts';
import { createLimit } from './limit.ts';

/** A picture as it is sent. */
export interface Picture {
  bytes: Buffer;
  type: string;
  etag: string;
}

/** All resized pictures together, in bytes. */
const mostBytes = 512 * 1024 * 1024;

/** Pictures that are resized at once; sharp takes several threads for each. */
const atOnce = 4;

type Format = 'webp' | 'png' | 'jpeg';

/** Whether a width may be asked for; animated and vector pictures are sent as they are. */
export function isResizable(name: string): boolean {
  return /\.(?:webp|png|jpe?g|avif)$/i.test(name);
}

/** Resizes pictures, each once for each width and format, and keeps the results in a folder. */
export function createPictures(folder: string) {
  const cache = createDiskCache(folder, mostBytes);
  const limit = createLimit(atOnce);
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (key: string, file: string, width: number, format: Format) => {
    const kept = await cache.read(key);
    if (kept) return kept;
    const bytes = await limit(() => resize(file, width, format));
    // A full disk must not cost the visitor the picture.
    await cache.write(key, bytes).catch(() => undefined);
    return bytes;
  };

  return {
    /** The picture at most `width` pixels wide, never enlarged, as WebP where that is taken. */
    async resize(file: string, width: number, takesWebp: boolean): Promise<Picture> {
      const format = takesWebp ? 'webp' : /\.jpe?g$/i.test(file) ? 'jpeg' : 'png';
      const { size, mtimeMs } = await stat(file);
      const hash = createHash('sha1').update([file, size, mtimeMs, width].join('\n')).digest('base64url');
      const key = `${hash}.${format}`;
      let making = underWay.get(key);
      if (!making) {
        making = make(key, file, width, format).finally(() => underWay.delete(key));
        underWay.set(key, making);
      }
      const bytes = await making.catch((error: unknown) => {
        // sharp has one class for all its errors: the file is at fault, for the width was checked.
        throw new AnswerError(404, `${path.basename(file)} is no picture that can be read: ${String(error)}`);
      });
      return { bytes, type: `image/${format}`, etag: `"${key}"` };
    },
  };
}

async function resize(file: string, width: number, format: Format): Promise<Buffer> {
  // By its bytes: libvips remembers files by name, and would show the old one where it was replaced.
  const source = await readFile(file);
  const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  // A picture without transparency is several times smaller as JPEG.
  if (format === 'png' && (await sharp(source).metadata()).hasAlpha !== true)
    return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return picture.toFormat(format, { quality: format === 'png' ? 100 : 80 }).toBuffer();
}
