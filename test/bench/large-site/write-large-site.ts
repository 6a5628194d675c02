import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { filesFolder } from '../../../server/content/read-sources.ts';
import { makeFrame } from './frame.ts';
import { type LargeEntry, marks } from './large-file.ts';
import { createRandom } from './random.ts';
import { streams } from './stream.ts';

/** Files that are written side by side. */
const atOnce = 64;

const pictureCount = 24;

/**
 * Writes a believable site in both languages, to see how the server bears growth. Each entry counts once for each
 * language. Made twice, it is the same.
 * @returns how many entries were written: as many as were asked for, or the few that no site can do without
 * @throws Error where the folder holds something already
 */
export async function writeLargeSite(folder: string, entries: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a folder that is not there yet.`);
  const made = makeSite(Math.floor(entries / marks.length));
  const types = new Set(made.map(({ type }) => type));
  for (const mark of marks) for (const type of types) await mkdir(path.join(folder, mark, type), { recursive: true });
  await writePictures(path.join(folder, filesFolder, 'pictures'));
  const files = marks.flatMap((mark) => made.map((entry) => ({ mark, entry })));
  for (let start = 0; start < files.length; start += atOnce) {
    await Promise.all(
      files.slice(start, start + atOnce).map(({ mark, entry }) => {
        const body = entry.body ? `\n${entry.body[mark]}\n` : '';
        const text = `---\n${stringify(entry.fields(mark), { lineWidth: 110 })}---\n${body}`;
        return writeFile(path.join(folder, mark, entry.type, `${entry.slug}.md`), text);
      }),
    );
  }
  return files.length;
}

function makeSite(count: number): LargeEntry[] {
  const random = createRandom(20_260_301);
  const frame = makeFrame(random);
  const rest = Math.max(0, count - frame.length);
  const counts = streams.map(({ share }) => Math.floor((rest * share) / 100));
  const short = rest - counts.reduce((sum, each) => sum + each, 0);
  return [
    ...frame,
    ...streams.flatMap(({ make }, index) => {
      const total = (counts[index] ?? 0) + (index === 0 ? short : 0);
      return Array.from({ length: total }, (_, position) => make(random, position + 1, total));
    }),
  ];
}

/** Plain colour fields: a large site needs many entries, not large pictures. */
async function writePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let index = 1; index <= pictureCount; index += 1) {
    const hue = Math.round((index / pictureCount) * 360);
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><rect width="960" height="540" fill="hsl(${hue} 45% 40%)"/><circle cx="${index * 36}" cy="270" r="160" fill="hsl(${hue} 55% 60%)"/></svg>\n`;
    await writeFile(path.join(folder, `cover-${index}.svg`), picture);
  }
}
