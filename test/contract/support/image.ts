import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './bundle.ts';

export interface Image {
  folder: string;
  /** What it runs, as its CMD says. */
  entry: string;
  /** A build for browsers under another release's name, as the next release brings one. */
  makeNextRelease(): Promise<{ name: string; folder: string }>;
  remove(): Promise<void>;
}

/** What deploy/Dockerfile puts into its last stage, by instruction and arguments. */
async function readLastStage(): Promise<{ instruction: string; rest: string }[]> {
  const text = await readFile(path.join(root, 'deploy/Dockerfile'), 'utf8');
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  return lines.slice(last).flatMap((line) => {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return instruction && rest ? [{ instruction, rest }] : [];
  });
}

/** Which files of the project the image has, in their places. The packages are those of the project. */
export async function makeImage(): Promise<Image> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-image-'));
  const stage = await readLastStage();
  for (const { instruction, rest } of stage) {
    if (instruction !== 'COPY') continue;
    const places = rest.split(' ').filter((part) => !part.startsWith('--'));
    const target = places.pop() ?? '';
    for (const place of places) {
      const source = place.replace(/^\/app\//, '');
      await cp(path.join(root, source), path.join(folder, target, target.endsWith('/') ? source : ''), {
        recursive: true,
      });
    }
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const command = stage.find(({ instruction }) => instruction === 'CMD')?.rest ?? '[]';
  const [, entry = ''] = JSON.parse(command) as string[];
  return {
    folder,
    entry,
    makeNextRelease: async () => {
      const next = path.join(folder, 'next');
      await cp(path.join(folder, 'dist/browser'), next, { recursive: true });
      const file = path.join(next, 'manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as { release: string };
      const name = `next-${manifest.release}`;
      await writeFile(file, JSON.stringify({ ...manifest, release: name }));
      return { name, folder: next };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
