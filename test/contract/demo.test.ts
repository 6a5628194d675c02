import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallName } from '../../contract/calls.ts';
import { envelopeOf } from '../../contract/schemas/envelope.ts';
import { calls } from '../../server/calls/call-table.ts';
import { contentTypes, type TypeName, typeNames, typeRow } from '../../server/content/types.ts';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: path.resolve('examples/content') });
});
afterAll(() => app.stop());

/** The calls that give one entry, and of which type. */
const details = typeNames.flatMap((type) => {
  const { detail } = typeRow(type);
  return detail ? [[type, detail] as const] : [];
});

async function ask(name: CallName, id: number, body?: object): Promise<unknown> {
  const address = `/api/internal${(name.split(' ')[1] ?? '').replace(/:\w+/, String(id))}`;
  const response = name.startsWith('GET') ? await app.get(address) : await app.post(address, body);
  expect([name, id, response.status]).toEqual([name, id, 200]);
  return envelopeOf(calls[name].answer).parse(await response.json()).data;
}

describe.each([1, 2])('the demo’s site %i', (site) => {
  it.each(details)('answers for every %s', async (type, name) => {
    const entries = app.content.list(type, site);
    expect(entries.length).toBeGreaterThan(0);
    for (const { id } of entries) await ask(name, id);
  });

  it.each(Object.keys(calls).filter((name) => name.includes('/list') && name.startsWith('POST')) as CallName[])(
    '%s gives what there is',
    async (name) => {
      // Section 7 writes one of these bodies with the id alone.
      const own = name.includes('advantage') ? { id: site } : { site: { id: site } };
      const data = await ask(name, 0, { ...own, ...(name === 'POST /search/list' && { q: 'ERP' }) });
      const items = Array.isArray(data) ? data : ((data as { data?: unknown[] }).data ?? [data]);
      expect(items.length).toBeGreaterThan(0);
    },
  );

  it.each([
    'POST /topNavigation/list',
    'POST /enterprise/advantage/list',
    'POST /product/list',
    'POST /industry/list',
    'POST /solution/list',
    'POST /example/list',
  ] as const)('%s is whole, or the part of it that is asked for', async (name) => {
    const own = name.includes('advantage') ? { id: site } : { site: { id: site } };
    const list = (paging: object) => ask(name, 0, { ...own, ...paging }) as Promise<unknown[]>;
    const all = await list({});
    expect(all.length).toBeGreaterThan(3);
    expect(await list({ pageSize: 2, pageNo: 2 })).toEqual(all.slice(2, 4));
    expect(await list({ pageSize: 3 })).toEqual(all.slice(0, 3));
    expect(await list({ pageNo: 1 })).toEqual(all.slice(0, 10));
    expect(await list({ pageNo: 99 })).toEqual([]);
  });

  it.each(Object.keys(contentTypes) as TypeName[])('has every public %s in the generic calls', async (type) => {
    const entries = type === 'site' ? app.content.sites : app.content.list(type, site);
    expect(entries.length).toBeGreaterThan(0);
    const response = await app.post(`/api/internal/${type}/list`, { site: { id: site }, pageSize: 100 });
    const { code, data } = (await response.json()) as { code: string; data: unknown };
    expect(code).toBe('200');
    // Some of these addresses are the contract's own lists, and two of those are grouped.
    const items = Array.isArray(data) ? data : (data as { data: unknown[] }).data;
    const groups = { product: 'product-category', solution: 'industry' } as const;
    const counted = type === 'product' || type === 'solution' ? app.content.list(groups[type], site) : entries;
    expect(items.length).toBe(counted.length);
    // Words are one for each site, and go by its id.
    const ids = type === 'dictionary' ? [site] : entries.map(({ id }) => id);
    for (const id of ids) {
      const answer = (await (await app.get(`/api/internal/${type}/${id}`)).json()) as { data: { id?: number } };
      contentTypes[type].entity.parse(answer.data);
      if (type !== 'dictionary') expect(answer.data.id).toBe(id);
    }
  });

  it('has a translation for every entry that is public', () => {
    const other = site === 1 ? 2 : 1;
    const lonely = app.content.entries.filter(
      ({ type, siteId, slug, draft }) => siteId === site && !draft && !app.content.findSlug(type, other, slug, true),
    );
    expect(lonely.map(({ file }) => file)).toEqual([]);
  });
});

/** Every field of a schema by its path, list positions left out. */
function listPaths(schema: z.ZodType, prefix: string): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return listPaths(schema.unwrap() as z.ZodType, prefix);
  if (schema instanceof z.ZodArray) return listPaths(schema.element as z.ZodType, prefix);
  if (!(schema instanceof z.ZodObject)) return [prefix];
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return fields.flatMap(([name, field]) => listPaths(field, prefix ? `${prefix}.${name}` : name));
}

function isUsed(value: unknown, fieldPath: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => isUsed(item, fieldPath));
  const [name, ...rest] = fieldPath;
  if (name === undefined) return value !== undefined;
  return typeof value === 'object' && value !== null && isUsed((value as Record<string, unknown>)[name], rest);
}

/** A file, a button or a point is the same wherever it stands: what it may hold is not asked for everywhere. */
const shared = /\.files\b|^(\w+Resource|jumpBO|demonstration)\.|\.jumpBO\.|\.(resource|resourceUrl|id)$/;

describe('the demo', () => {
  it.each(Object.keys(contentTypes) as TypeName[])('uses every field of a %s', async (type) => {
    const entries = app.content.entries.filter((entry) => entry.type === type).map(({ value }) => value);
    // Sub-menus are made from other entries.
    const values = type === 'top-header' ? await ask('POST /topheader', 0, { id: 1 }) : entries;
    const fields = listPaths(contentTypes[type].entity as z.ZodType, '').filter((field) => !shared.test(field));
    expect(fields.filter((field) => !isUsed(values, field.split('.')))).toEqual([]);
  });
});
