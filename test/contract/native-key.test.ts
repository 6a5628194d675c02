import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Content, openContent } from '../../server/content/content.ts';
import { type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import type { LeadMeta } from '../../server/leads/lead-service.ts';
import { createLead } from './support/lead.ts';
import { openLeadService } from './support/lead-service.ts';
import { fixtureFolder } from './support/run-app.ts';

let folder: string;
let content: Content;
let db: LeadDatabase;
let now = new Date('2026-03-01T08:00:00.000Z');
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
  content = await openContent({ folder: fixtureFolder, memoryFolder: folder });
  db = await openDatabase({ url: undefined, folder });
});
afterEach(async () => {
  content.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Posts the same form without script, and gives the lead's id. */
async function post(meta: LeadMeta, values = createLead().fieldValues): Promise<string> {
  const service = openLeadService({
    db,
    content,
    onError: (error) => {
      throw error;
    },
    now: () => now,
  });
  const outcome = await service.acceptNative(createLead({ fieldValues: values }), meta);
  if (outcome.kind !== 'kept') throw new Error(`The lead is ${outcome.kind}.`);
  return outcome.receipt.id;
}

it('a form that is posted twice without script is one lead for one sender, day and filling', async () => {
  const first = await post({ address: '192.0.2.1' });
  now = new Date('2026-03-01T23:59:59.000Z');
  expect(await post({ address: '192.0.2.1' })).toBe(first);
  expect(await post({ address: '192.0.2.2' })).not.toBe(first);
  const [name, phone] = createLead().fieldValues;
  const other = [name, { ...phone, value: '13900139000' }] as typeof values;
  const { fieldValues: values } = createLead();
  expect(await post({ address: '192.0.2.1' }, other)).not.toBe(first);
  now = new Date('2026-03-02T00:00:00.000Z');
  expect(await post({ address: '192.0.2.1' })).not.toBe(first);
});
