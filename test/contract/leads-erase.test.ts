import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsTool } from '../../server/cli/leads/leads-tool.ts';
import { type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import type { OutboxTable } from '../../server/leads/tables.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { createLeadRow, createRowWith, storeRows } from './support/lead-rows.ts';
import { runCommand } from './support/run-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

describeOnBoth((createDatabase) => {
  let database: TestDatabase;
  let db: LeadDatabase;
  beforeEach(async () => {
    database = await createDatabase();
    db = await openDatabase({ url: database.url, folder });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  const run = (...line: string[]) =>
    runCommand(leadsTool, line, { DATA_DIR: folder, ...(database.url ? { DATABASE_URL: database.url } : {}) });
  const countLeads = async () => (await db.selectFrom('leads').select('id').execute()).length;

  describe('leads erase', () => {
    it.each([
      ['--email', 'ANN@Example.com', 'ann@example.com'],
      // As it is copied from a page that is written from right to left.
      ['--email', '\u202aann@example.com\u202c', 'ann@example.com'],
      ['--phone', '+86 138 0013-8000', '13800138000'],
      ['--phone', '13800138000', '１３８００１３８０００'],
      ['--phone', '0044 20 7946 0000', '+44 (20) 7946-0000'],
      ['--phone', '+49 30/1234567', '0049 30 1234567'],
      ['--phone', '020/7946/0958', '020 7946 0958'],
      ['--phone', '＋４９ ３０／１２３４５６７', '+49301234567'],
      ['--phone', '١٣٨٠٠١٣٨٠٠٠', '13800138000'],
      ['--phone', '+٨٦ ۱۳۸ 0013/8000', '13800138000'],
    ])('finds a person by %s %s', async (option, given, kept) => {
      await storeRows(
        db,
        [createRowWith({ Contact: kept }), createRowWith({ Contact: 'bob@example.com' }), createLeadRow()],
        ['webhook'],
      );
      await db.deleteFrom('leads').where('field_values', 'like', '%李雷%').execute();
      const { code, told } = await run('erase', option, given, '--yes');
      expect(code).toBe(0);
      expect(told).toBe('Erased 1 lead and 1 undelivered copy.\n');
      expect(await countLeads()).toBe(1);
      expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    });

    it('only counts until it is told to', async () => {
      await storeRows(db, [createRowWith({ Mail: 'ann@example.com' })]);
      expect((await run('erase', '--email', 'ann@example.com')).told).toMatch(/would erase 1 lead .+--yes/);
      expect(await countLeads()).toBe(1);
    });

    it('keeps that it was done, and nothing of whose it was', async () => {
      await storeRows(db, [createRowWith({ Mail: 'ann@example.com' })], ['webhook', 'mail']);
      await db.updateTable('outbox').set({ state: 'delivered' }).where('destination', '=', 'mail').execute();
      const { told } = await run('erase', '--email', 'ann@example.com', '--yes');
      expect(told).toMatch(/^Erased 1 lead and 1 undelivered copy\.\n1 copy had been delivered before/);
      const erasures = await db.selectFrom('erasures').selectAll().execute();
      expect(erasures).toMatchObject([{ kind: 'email', leads: 1, deliveries: 1 }]);
      expect(JSON.stringify(erasures)).not.toContain('ann');
    });

    it('tells apart what a receiver may have got, though nobody knows of it', async () => {
      const [tried, failed, untried, delivered] = await storeRows(
        db,
        ['tried', 'failed', 'untried', 'delivered'].map(() => createRowWith({ Mail: 'ann@example.com' })),
        ['webhook'],
      );
      const change = (id: string | undefined, set: Partial<Pick<OutboxTable, 'state' | 'attempts' | 'last_error'>>) =>
        db
          .updateTable('outbox')
          .set(set)
          .where('lead_id', '=', id ?? '')
          .execute();
      // As it is while a server has it in hand; and as what was given up is once it was recalled.
      await change(tried, { attempts: 1 });
      await change(failed, { last_error: 'gave no answer in time' });
      await change(delivered, { state: 'delivered', attempts: 1 });
      expect(untried).toBeDefined();
      expect((await run('erase', '--email', 'ann@example.com', '--yes')).told.split('\n')).toEqual([
        'Erased 4 leads and 3 undelivered copies.',
        '1 copy had been delivered before: have them erased where they went.',
        '2 copies of those undelivered may have reached their receiver: have them erased there too.',
        '',
      ]);
    });

    it.each([
      ['--phone', '02079460958', '+44 (0)20 7946 0958'],
      ['--phone', '+44 (0)20 7946 0958', '020 7946 0958'],
      ['--phone', '02079460958', '020/7946/0958'],
      ['--phone', '02079460958', '020 7946 0958 ext. 12'],
      ['--phone', '02079460958', 'Call me at 020 7946 0958, please'],
      ['--phone', '13800138000', '١٣٨٠٠١٣٨٠٠٠'],
      ['--phone', '13800138000', '电话：138 0013 8000（上午）'],
      ['--email', 'ann@example.com', 'Write to Ann@Example.com.'],
      ['--email', 'ann@example.com', '邮箱ann@example.com，谢谢'],
      ['--email', 'ann@example.com', 'mailto:<ann@example.com>'],
    ])('tells for %s %s of who wrote %s, and leaves it', async (option, given, kept) => {
      const [id] = await storeRows(db, [createRowWith({ Notes: kept }), createRowWith({ Contact: 'bob@example.com' })]);
      const { code, told } = await run('erase', option, given, '--yes');
      expect(code).toBe(1);
      expect(told.split('\n')).toEqual([
        'There is no such lead.',
        '1 lead holds this within a longer text, or in another form. See each, and add --yes to erase it:',
        `npm run leads -- erase --id ${id}`,
        '',
      ]);
      expect(await countLeads()).toBe(2);
    });

    it('tells of them beside those that it found', async () => {
      const rows = ['13800138000', '138/0013/8000', '(138)0013.8000 or 5', '13900139000'];
      await storeRows(
        db,
        rows.map((Phone) => createRowWith({ Phone })),
      );
      expect((await run('erase', '--phone', '13800138000')).told).toMatch(
        /^This would erase 1 lead .+\n2 more leads hold this .+\nnpm run leads -- erase --id \S+\nnpm run .+\n$/,
      );
      expect((await run('erase', '--phone', '13800138000', '--yes')).told).toMatch(/^Erased 1 lead .+\n2 more leads/);
      expect(await countLeads()).toBe(3);
    });

    it('names a screenful of them, and how many more there are', async () => {
      await storeRows(
        db,
        Array.from({ length: 25 }, () => createRowWith({ Notes: 'To ann@example.com' })),
      );
      const lines = (await run('erase', '--email', 'ann@example.com')).told.split('\n');
      expect(lines.filter((line) => line.startsWith('npm run'))).toHaveLength(20);
      expect(lines.at(-2)).toBe('And 5 more.');
    });

    it('shows the lead of an id, and erases it when it is told to', async () => {
      const [id = ''] = await storeRows(
        db,
        [createRowWith({ Notes: 'Call \u202e020 7946 0958' }), createRowWith({ Notes: 'Another' })],
        ['webhook'],
      );
      const shown = await run('erase', '--id', id);
      expect(shown.out).toMatch(
        /^Id +\S+\nReceived +2026-03-01T08:00:00.000Z\nForm +1 预约顾问\nNotes +Call +020 7946 0958\n$/m,
      );
      expect(shown.told).toBe('This would erase 1 lead and 1 undelivered copy. Add --yes to do so.\n');
      expect(await countLeads()).toBe(2);
      expect(await run('erase', '--id', id, '--yes')).toEqual({
        code: 0,
        out: '',
        told: 'Erased 1 lead and 1 undelivered copy.\n',
      });
      expect(await countLeads()).toBe(1);
      expect(await db.selectFrom('erasures').select(['kind', 'leads']).execute()).toEqual([{ kind: 'id', leads: 1 }]);
    });

    it('takes one of the three ways to name a person, and nothing else', async () => {
      for (const line of [[], ['--id', 'x', '--email', 'ann@example.com']])
        expect(await run('erase', ...line)).toMatchObject({
          code: 2,
          told: expect.stringMatching(/^Give either --email ADDRESS or --phone NUMBER, or --id ID\./),
        });
      expect((await run('erase', '--id', "' or 1=1")).code).toBe(2);
    });

    it.each([
      ['--id', '6f1c2c0e-3f0b-4c5a-9a57-0d6e1c1f7b43'],
      ['--email', 'ann@exmaple.com'],
      ['--phone', '13800138001'],
    ])('ends with 1 where nobody has the %s %s, since it may be mistyped', async (option, given) => {
      await storeRows(db, [createRowWith({ Mail: 'ann@example.com', Phone: '13800138000' })]);
      for (const line of [[], ['--yes']])
        expect(await run('erase', option, given, ...line)).toEqual({
          code: 1,
          out: '',
          told: 'There is no such lead.\n',
        });
      expect(await countLeads()).toBe(1);
      expect(await db.selectFrom('erasures').select('id').execute()).toEqual([]);
    });

    it('does not take a part of an address for the whole', async () => {
      await storeRows(db, [createRowWith({ Mail: 'joann@example.com' })]);
      expect((await run('erase', '--email', 'ann@example.com', '--yes')).told).toBe('There is no such lead.\n');
    });
  });
});

describe('the file', () => {
  it('holds nothing of an erased lead', async () => {
    const db = await openDatabase({ folder });
    await storeRows(db, [createRowWith({ Mail: 'ann@example.com', Notes: 'x'.repeat(5000) }), createLeadRow()]);
    await runCommand(leadsTool, ['erase', '--email', 'ann@example.com', '--yes'], { DATA_DIR: folder });
    await db.destroy();
    const bytes = await readFile(path.join(folder, 'leads.db'), 'latin1');
    expect(bytes).not.toMatch(/ann@example\.com|xxxxx/);
    expect(bytes).toContain('13800138000');
  });
});
