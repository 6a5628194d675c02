import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../server/content/entry.ts';
import { createSnapshot, idKey, listKey, slugKey } from '../../../server/content/snapshot.ts';

const now = Date.UTC(2026, 2, 1);

function entry(given: Partial<Entry>): Entry {
  const { type = 'news', id = 1, slug = `entry-${id}` } = given;
  return {
    ...{ type, id, slug, mark: 'cn', siteId: 1, file: `cn/${type}/${slug}.md`, value: { id } as Entry['value'] },
    ...{ gates: [], extra: {}, draft: false, fixed: false, order: Number.MAX_SAFE_INTEGER, date: 0, embeds: [] },
    ...{ publishAt: Number.NEGATIVE_INFINITY, unpublishAt: Number.POSITIVE_INFINITY },
    ...given,
  };
}

const ids = (entries: readonly Entry[], siteId = 1) =>
  createSnapshot(entries, now)
    .lists.get(listKey('news', siteId))
    ?.map(({ id }) => id) ?? [];

describe('a list', () => {
  it('holds what is public at its moment: from the first moment of the window, until before its end', () => {
    expect(
      ids([
        entry({ id: 1, publishAt: now }),
        entry({ id: 2, publishAt: now + 1 }),
        entry({ id: 3, unpublishAt: now }),
        entry({ id: 4, unpublishAt: now + 1 }),
        entry({ id: 5, draft: true }),
        entry({ id: 6, siteId: 2 }),
        entry({ id: 7, type: 'advantage' }),
      ]),
    ).toEqual([1, 4]);
  });

  it('has the newest first, then goes by order, then the later id', () => {
    const [early, late] = [now - 5, now];
    expect(
      ids([
        entry({ id: 1, date: early }),
        entry({ id: 2, date: late, order: 2 }),
        entry({ id: 3, date: late, order: 1 }),
        entry({ id: 5, date: late, order: 2 }),
      ]),
    ).toEqual([3, 5, 2, 1]);
  });

  it('without dates goes by order, then the earlier id', () => {
    expect(ids([entry({ id: 3 }), entry({ id: 2 }), entry({ id: 9, order: 1 })])).toEqual([9, 2, 3]);
  });
});

it('an index knows drafts too, and nothing without an id by an id', () => {
  const { byId, bySlug } = createSnapshot([entry({ id: 4, draft: true, slug: 'a' }), entry({ id: 0, slug: 'b' })], now);
  expect(byId.get(idKey('news', 4))?.slug).toBe('a');
  expect(byId.has(idKey('news', 0))).toBe(false);
  expect(bySlug.get(slugKey('news', 1, 'b'))?.id).toBe(0);
  expect(bySlug.has(slugKey('news', 2, 'b'))).toBe(false);
});

it('the next change is the nearest edge of any window that is still to come', () => {
  const next = (...entries: Entry[]) => createSnapshot(entries, now).nextChange;
  expect(next(entry({}))).toBe(Number.POSITIVE_INFINITY);
  expect(next(entry({ publishAt: now, unpublishAt: now + 7 }), entry({ id: 2, publishAt: now + 9 }))).toBe(now + 7);
  expect(next(entry({ publishAt: now - 5, unpublishAt: now - 1 }))).toBe(Number.POSITIVE_INFINITY);
});

describe('an entry that shows others', () => {
  const product = (slugs: string[]) =>
    entry({
      type: 'product',
      id: 50,
      slug: 'product',
      value: { id: 50, exampleBOList: slugs.map((slug) => ({ slug })) } as unknown as Entry['value'],
      embeds: [{ field: 'exampleBOList', type: 'example', slugs }],
    });
  const shown = (entries: Entry[]) => {
    const { byId, bySlug, lists } = createSnapshot(entries, now);
    const found = byId.get(idKey('product', 50));
    expect(bySlug.get(slugKey('product', 1, 'product'))).toBe(found);
    expect(lists.get(listKey('product', 1))).toEqual([found]);
    const { exampleBOList = [] } = (found?.value ?? {}) as { exampleBOList?: { slug: string }[] };
    return exampleBOList.map(({ slug }) => slug);
  };

  it('leaves out those that are not public, whatever stands first', () => {
    const cases = [
      entry({ type: 'example', id: 1, slug: 'a' }),
      entry({ type: 'example', id: 2, slug: 'b', draft: true }),
      entry({ type: 'example', id: 3, slug: 'c', publishAt: now + 1 }),
      entry({ type: 'example', id: 4, slug: 'd' }),
      entry({ type: 'example', id: 5, slug: 'e', siteId: 2 }),
    ];
    const slugs = ['a', 'b', 'c', 'd', 'e'];
    expect(shown([...cases, product(slugs)])).toEqual(['a', 'd']);
    expect(shown([product(slugs), ...cases])).toEqual(['a', 'd']);
  });

  it('is the very same where all of them are', () => {
    const whole = product(['a']);
    const { byId } = createSnapshot([whole, entry({ type: 'example', id: 1, slug: 'a' })], now);
    expect(byId.get(idKey('product', 50))).toBe(whole);
  });
});

it('sites are given in their order', () => {
  const site = (id: number, order: number) =>
    entry({ type: 'site', id, siteId: id, slug: `s${id}`, order, value: { id } as Entry['value'] });
  expect(createSnapshot([site(1, 9), site(2, 1)], now).sites.map(({ id }) => id)).toEqual([2, 1]);
});
