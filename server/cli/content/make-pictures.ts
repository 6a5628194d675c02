import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { createLimit } from '../../base/limit.ts';
import { createPictures, mostPictureBytes } from '../../files/pictures.ts';
import type { Command } from '../command.ts';

/** Pictures that are made side by side; each takes several threads. */
const atOnce = 2;

/** Progress is told so often in all. */
const steps = 20;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** `pictures`: what no request has the time for. */
export const makePictures: Command = {
  takes: '',
  about: 'make the pictures of all pages ahead, in the widths that the pages ask for: as AVIF where it is smaller',
  options: {},
  async run({ settings, out, tell }) {
    const began = performance.now();
    // Whoever checks content needs none of what renders pages.
    const [{ withSilentServer }, { listPictures }] = await Promise.all([
      import('../silent-server.ts'),
      import('./list-pictures.ts'),
    ]);
    const wanted = await withSilentServer(settings, listPictures);
    tell(`The pages ask for ${wanted.length} pictures. What was made before is kept.`);
    let lack: string | undefined;
    const pictures = createPictures({
      folder: path.join(settings.DATA_DIR, 'pictures'),
      leastFree: settings.DISK_FLOOR_MB * 1024 * 1024,
      onFull: (reason) => {
        lack = reason;
      },
      onRoom: () => undefined,
    });
    const limit = createLimit(atOnce);
    const sum = { done: 0, avif: 0, bytes: 0, instead: 0, kept: 0 };
    const faults: string[] = [];
    await Promise.all(
      wanted.map(({ file, width }) =>
        limit(async () => {
          if (lack !== undefined) return;
          try {
            const { webp, avif } = await pictures.makeAhead(await realpath(file), width);
            sum.kept += webp + (avif ?? 0);
            if (avif !== undefined) {
              sum.avif += 1;
              sum.bytes += avif;
              sum.instead += webp;
            }
          } catch (error) {
            faults.push((error as Error).message);
          }
          sum.done += 1;
          if (sum.kept > mostPictureBytes) lack ??= `more than ${megabytes(mostPictureBytes)} are kept of no pictures`;
          if (sum.done % Math.ceil(wanted.length / steps) === 0) tell(`${sum.done} of ${wanted.length} …`);
        }),
      ),
    );
    for (const fault of new Set(faults)) tell(fault);
    if (lack !== undefined) tell(`Not all are made: ${lack}. The others are made as WebP when they are asked for.`);
    const less = sum.instead === 0 ? 0 : Math.round((1 - sum.bytes / sum.instead) * 100);
    const seconds = Math.round((performance.now() - began) / 1000);
    out(
      `${sum.done} of ${wanted.length} pictures in ${seconds} s: ${sum.avif} as AVIF, ${megabytes(sum.bytes)} in place of ` +
        `${megabytes(sum.instead)}, ${less} % less; the others are smaller as WebP.`,
    );
    return lack === undefined && faults.length === 0 ? 0 : 1;
  },
};
