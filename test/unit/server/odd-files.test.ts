import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Content, openContent } from '../../../server/content/content.ts';
import { ContentError, describeFault } from '../../../server/content/faults.ts';
import type { ReaderOptions } from '../../../server/content/read-many.ts';
import { copyContent } from './content-folder.ts';

// A bound on hanging, not on slowness.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, '../../..');
const built = path.join(root, `node_modules/.cache/vitrine-test/reader-${process.pid}`);
const workerFile = path.join(built, 'source-worker.js');

/** The file of the thread that reads in a build. */
const buildWorker = () =>
  build({
    entryPoints: [path.join(root, 'server/content/source-worker.ts')],
    outdir: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
beforeAll(buildWorker);
afterAll(() => rm(built, { recursive: true, force: true }));

let files: Awaited<ReturnType<typeof copyContent>>;
let content: Content | undefined;
beforeEach(async () => {
  files = await copyContent();
});
afterEach(async () => {
  content?.close();
  content = undefined;
  await files.clear();
});

const at = (name: string) => path.join(files.options.folder, name);
const news = (body: string, fields = '') => `---\nid: 90\ntitle: A\ncreateTime: today\n${fields}---\n${body}\n`;

async function readFaults(reader?: ReaderOptions): Promise<string[]> {
  const error: unknown = await openContent({ ...files.options, reader }).then(
    (opened) => opened.close(),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentError)) throw error ?? new Error('the content has no faults');
  return error.faults.map(describeFault);
}

describe('a file that is no text of the content is named with its reason', () => {
  const odd: Record<string, { make: () => unknown; says: RegExp }> = {
    'more than a megabyte': {
      make: () => files.write('cn/news/x.md', news('字'.repeat(334_000))),
      says: /^cn\/news\/x\.md:1 is larger than 1 MB/,
    },
    'a hundred megabytes': {
      make: () => writeFile(at('cn/news/x.md'), Buffer.alloc(100_000_000, 'a')),
      says: /^cn\/news\/x\.md:1 is larger than 1 MB/,
    },
    'a pipe': {
      make: () => execFileSync('mkfifo', [at('cn/news/x.md')]),
      says: /x\.md:1 cannot be read: it is no regular/,
    },
    'a device': {
      make: () => symlink('/dev/zero', at('cn/news/x.md')),
      says: /x\.md:1 cannot be read: it is a link that/,
    },
    'a folder': { make: () => mkdir(at('cn/news/x.md')), says: /x\.md:1 cannot be read: it is a folder/ },
    'a link to nothing': { make: () => symlink('none.md', at('cn/news/x.md')), says: /x\.md:1 .*a link to nothing/ },
    'a link to itself': { make: () => symlink('x.md', at('cn/news/x.md')), says: /x\.md:1 .*round in a circle/ },
    'a link out of the folder': {
      make: async () => {
        await writeFile(path.join(files.options.folder, '../secret.md'), news('Text.'));
        await symlink('../../../secret.md', at('cn/news/x.md'));
      },
      says: /^cn\/news\/x\.md:1 cannot be read: it is a link that leads out of the content folder/,
    },
    'a link to a folder': {
      make: () => symlink('news', at('cn/product-x')),
      says: /^cn\/product-x:1 is a link to a folder/,
    },
    'without a type': { make: () => files.write('cn/x.md', news('Text.')), says: /^cn\/x\.md:1 has no type/ },
    GBK: {
      make: () => writeFile(at('cn/news/x.md'), Buffer.from(news('a\n\xd4\xb6\xb7\xab'), 'latin1')),
      says: /^cn\/news\/x\.md:7 is not UTF-8, perhaps GBK: save it as UTF-8/,
    },
    'UTF-16': {
      make: () => writeFile(at('cn/news/x.md'), `\uFEFF${news('Text.')}`, 'utf16le'),
      says: /^cn\/news\/x\.md:1 is UTF-16: save it as UTF-8/,
    },
    'text that was garbled before': {
      make: () => files.write('cn/news/x.md', news('a\nb\uFFFD')),
      says: /^cn\/news\/x\.md:7 holds \uFFFD/,
    },
    'a control character': {
      make: () => files.write('cn/news/x.md', news('a\0')),
      says: /^cn\/news\/x\.md:6 holds the control character U\+0000: remove it/,
    },
    'long front matter': {
      make: () => files.write('cn/news/x.md', news('a', `desc: ${'x'.repeat(100_000)}\n`)),
      says: /^cn\/news\/x\.md:2 the front matter is longer than 100 KB/,
    },
    'fields in fields without end': {
      make: () => files.write('cn/news/x.md', news('a', `desc: ${'['.repeat(40_000)}\n`)),
      says: /^cn\/news\/x\.md:\d+ the front matter is nested too deeply/,
    },
    'a field that holds itself': {
      make: () => files.write('cn/news/x.md', news('a', 'desc: &a [*a]\n')),
      says: /^cn\/news\/x\.md:2 the front matter is nested too deeply/,
    },
    'aliases of aliases': {
      make: () => {
        const names = ['a', 'b', 'c', 'd', 'e'];
        const line = (name: string, index: number) =>
          `${name}: &${name} [${Array.from({ length: 9 }, () => (index === 0 ? 'x' : `*${names[index - 1]}`)).join(', ')}]\n`;
        return files.write('cn/news/x.md', news('a', names.map(line).join('')));
      },
      says: /^cn\/news\/x\.md:2 the front matter repeats itself by too many aliases/,
    },
    'quotations in quotations without end': {
      make: () => files.write('cn/news/x.md', news('>'.repeat(20_000))),
      says: /^cn\/news\/x\.md:6 the text is nested too deeply/,
    },
  };
  it.each(Object.entries(odd))('%s', async (_, { make, says }) => {
    await make();
    const faults = await readFaults();
    expect(faults[0]).toMatch(says);
    expect(faults.length).toBeLessThanOrEqual(5);
  });

  it('a socket', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at('cn/news/x.md'), resolve));
    try {
      expect(await readFaults()).toEqual(['cn/news/x.md:1 cannot be read: it is no regular file']);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('a text that a parser does not come to the end of; and no other file is blamed', async () => {
    await files.write('cn/news/x.md', news('_a__b'.repeat(190_000)));
    await files.write('cn/news/y.md', news('Text.').replace('title: A', 'title: 5'));
    const faults = await readFaults({ workerFile, patience: 4000 });
    expect(faults).toEqual([
      'cn/news/x.md:1 takes more than 4 s to read: look for marks that go on without an end, and simplify it',
      expect.stringMatching(/^cn\/news\/y\.md:3 title: /),
    ]);
  });
});

it('a text with thousands of faults tells the first of them and how many more there are', async () => {
  await files.write('cn/news/x.md', news('<x>\n'.repeat(3000)));
  const faults = await readFaults();
  expect(faults).toHaveLength(51);
  expect(faults.at(0)).toMatch(/^cn\/news\/x\.md:6 content: /);
  expect(faults).toContainEqual('cn/news/x.md:6 content: and 2950 more faults of this text');
});

it('a byte order mark and a link within the folder are as good as a plain file', async () => {
  await files.write('cn/news/x.md', `\uFEFF${news('Text.')}`);
  await files.write('cn/advantage/..data/y.md', '---\nid: 90\nlogo: pictures/logo.svg\ntitle: 甲\ndesc: 乙\n---\n');
  await symlink('..data/y.md', at('cn/advantage/y.md'));
  content = await openContent({ ...files.options, reader: { workerFile } });
  expect(content.find('news', 90)?.value.title).toBe('A');
  expect(content.find('advantage', 90)?.value.title).toBe('甲');
});

it('content that the machine could not read is read again without any further change', async () => {
  const faults: Error[] = [];
  let failed: () => void = () => undefined;
  const failure = new Promise<void>((resolve) => {
    failed = resolve;
  });
  const opened = await openContent({
    ...files.options,
    reader: { workerFile },
    onFault: (error) => {
      faults.push(error);
      failed();
    },
  });
  content = opened;
  const changed = new Promise<void>((resolve) => opened.onChange(resolve));
  await rm(workerFile);
  await files.write('cn/news/x.md', news('Text.'));
  await failure;
  expect(faults[0]).not.toBeInstanceOf(ContentError);
  await buildWorker();
  await changed;
  expect(opened.find('news', 90)?.value.title).toBe('A');
});
