import { afterAll, expect, it, vi } from 'vitest';
import type { Entry } from '../../../server/content/entry.ts';
import type { WatchOptions } from '../../../server/content/watch.ts';

const watched = vi.hoisted((): { change: () => void } => ({ change: () => undefined }));
vi.mock('../../../server/content/watch.ts', () => ({
  watchFolder: async (_folder: string, { onChange }: WatchOptions) => {
    watched.change = onChange;
    return () => undefined;
  },
}));

// Files of a worker share their modules: those that have this watch in them are for this one alone.
vi.resetModules();
const { openContent } = await import('../../../server/content/content.ts');
const { ContentError } = await import('../../../server/content/faults.ts');
afterAll(() => {
  vi.resetModules();
});

it('the faults of a reading that several changes wait for are told once', async () => {
  let finish: (entries: readonly Entry[]) => void = () => undefined;
  const faults = [{ file: 'cn/news/a.md', line: 3, field: 'title', reason: 'is required' }];
  const read = vi
    .fn<() => Promise<readonly Entry[]>>()
    .mockRejectedValue(new ContentError(faults))
    .mockResolvedValueOnce([])
    .mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
  const onFault = vi.fn();
  const reading = { read, end: () => undefined };
  const content = await openContent({ folder: 'content', memoryFolder: 'data', reading, onFault });
  watched.change();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  for (let count = 0; count < 3; count += 1) watched.change();
  finish([]);
  await vi.waitFor(() => expect(onFault).toHaveBeenCalled());
  expect(read).toHaveBeenCalledTimes(3);
  expect(onFault).toHaveBeenCalledOnce();
  watched.change();
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledTimes(2));
  content.close();
});
