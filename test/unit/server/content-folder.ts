import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const fixture = path.resolve(import.meta.dirname, '../../fixtures/content');

/** A copy of the fixture's content that a test may change. */
export async function copyContent() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-content-'));
  await cp(fixture, path.join(folder, 'content'), { recursive: true });
  const content = path.join(folder, 'content');
  return {
    options: { folder: content, memoryFolder: path.join(folder, 'data') },
    write: async (file: string, text: string | Buffer) => {
      await mkdir(path.dirname(path.join(content, file)), { recursive: true });
      await writeFile(path.join(content, file), text);
    },
    remove: (file: string) => rm(path.join(content, file), { recursive: true }),
    clear: () => rm(folder, { recursive: true }),
  };
}
