import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsTool } from '../../server/cli/leads/leads-tool.ts';
import { thisProcess } from '../../server/delivery/owner.ts';
import { type LeadDatabase, openDatabase } from '../../server/leads/database.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { createLeadRow, createRowWith, storeRows } from './support/lead-rows.ts';
import { runCommand } from './support/run-command.ts';
import { runWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'));
});
afterEach(() => rm(folder, { recursive: true }));

describeOnBoth((createDatabase) => {
  let database: TestDatabase;
  let db: LeadDatabase;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await createDatabase();
    env = { DATA_DIR: folder, ...(database.url ? { DATABASE_URL: database.url } : {}) };
    db = await openDatabase({ url: database.url, folder });
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  const run = (...line: string[]) => runCommand(leadsTool, line, env);

  describe('leads list', () => {
    it('shows the newest first, at most as many as are asked for', async () => {
      const days = ['2026-03-01', '2026-03-03', '2026-03-02'];
      await storeRows(
        db,
        days.map((day) => createRowWith({ Name: `Ann of ${day}` }, { created_at: `${day}T12:00:00.000Z` })),
        ['webhook'],
      );
      const { code, out } = await run('list', '--limit', '2');
      expect(code).toBe(0);
      const [heading, ...lines] = out.trimEnd().split('\n');
      expect(heading).toMatch(/^RECEIVED +SITE +FORM +VALUES/);
      expect(lines.map((line) => /Ann of \S+/.exec(line)?.[0])).toEqual(['Ann of 2026-03-03', 'Ann of 2026-03-02']);
      expect(lines[0]).toContain('webhook waiting');
    });

    it('says why a lead waits', async () => {
      await storeRows(db, [createRowWith({ Name: 'Ann' })], ['mail']);
      await db.updateTable('outbox').set({ last_error: 'failed: EENVELOPE 550 at RCPT TO' }).execute();
      expect((await run('list')).out).toContain('mail waiting (failed: EENVELOPE 550 at RCPT TO)');
    });

    it('chooses by day, form and site', async () => {
      await storeRows(db, [
        createRowWith({ Name: 'early' }, { created_at: '2026-02-01T12:00:00.000Z' }),
        createRowWith({ Name: 'other form' }, { form_id: 2, created_at: '2026-03-01T12:00:00.000Z' }),
        createRowWith({ Name: 'other site' }, { site_id: 2, site_mark: 'en', created_at: '2026-03-01T12:00:00.000Z' }),
        createRowWith({ Name: 'this one' }, { created_at: '2026-03-01T12:00:00.000Z' }),
      ]);
      const { out } = await run('list', '--from', '2026-02-20', '--to', '2026-03-05', '--form', '1', '--site', 'cn');
      expect(out).toContain('this one');
      expect(out).not.toMatch(/early|other/);
    });

    it('knows a site that has leads still, and is gone from the content', async () => {
      await storeRows(db, [createRowWith({ Name: 'old' }, { site_id: 7, site_mark: 'fr' })]);
      for (const site of ['fr', '7']) expect((await run('list', '--site', site)).out).toContain('old');
    });

    it('lets no value act on the terminal', async () => {
      await storeRows(db, [createRowWith({ Name: 'a\u009b31mb\u202ec' })]);
      expect((await run('list')).out).not.toMatch(/[\u009b\u202e]/);
    });
  });

  describe('leads export', () => {
    it('writes every value of every form under a column of its own', async () => {
      await storeRows(db, [
        createRowWith({ 姓名: '李雷', 公司: '甲, "乙"' }, { created_at: '2026-03-01T12:00:00.000Z' }),
        createRowWith(
          { Name: 'Ann\r\nLee' },
          { form_id: 4001, form_name: 'Talk', site_mark: 'en', created_at: '2026-03-02T12:00:00.000Z' },
        ),
      ]);
      const { code, out } = await run('export', '--csv');
      expect(code).toBe(0);
      const [heading, first, second] = readCsv(out);
      expect(heading?.slice(-3)).toEqual(['姓名 (1/1)', '公司 (1/2)', 'Name (4001/1)']);
      expect(first?.slice(-3)).toEqual(['李雷', '甲, "乙"', '']);
      expect(second?.slice(-3)).toEqual(['', '', 'Ann\r\nLee']);
      expect(out.startsWith('\uFEFF')).toBe(true);
      expect(out.endsWith('\r\n')).toBe(true);
    });

    it('keeps its columns whichever days are asked for, and names a field as it was called last', async () => {
      await storeRows(db, [
        createRowWith({ Name: 'Ann' }, { created_at: '2026-03-01T12:00:00.000Z' }),
        createRowWith({ 'Your name': 'Bob' }, { created_at: '2026-04-01T12:00:00.000Z' }),
      ]);
      const march = await run('export', '--csv', '--to', '2026-03-15');
      const april = await run('export', '--csv', '--from', '2026-03-15');
      expect(readCsv(march.out)[0]).toEqual(readCsv(april.out)[0]);
      expect(march.out).toContain('Your name (1/1)');
      expect(march.out).not.toContain('Bob');
    });

    it('keeps what was entered before a form changed apart, under the label of then', async () => {
      const values = [
        { id: 1, label: 'Name', value: 'Ann' },
        { id: 2, label: 'Size', value: 'Large', earlier: true },
      ];
      await storeRows(db, [
        createRowWith({ Name: 'Bob', Industry: 'Retail' }, { created_at: '2026-03-01T12:00:00.000Z' }),
        createLeadRow({ field_values: JSON.stringify(values), created_at: '2026-03-02T12:00:00.000Z' }),
        createRowWith({ Name: 'Cem', Size: 'Small' }, { created_at: '2026-02-28T12:00:00.000Z' }),
      ]);
      const [heading, , bob, ann] = readCsv((await run('export', '--csv')).out);
      expect(heading?.slice(-3)).toEqual(['Name (1/1)', 'Industry (1/2)', 'Size (1/2, earlier form)']);
      expect(bob?.slice(-3)).toEqual(['Bob', 'Retail', '']);
      expect(ann?.slice(-3)).toEqual(['Ann', '', 'Large']);
      expect((await run('list')).out).toContain('Name: Ann; Size (earlier form): Large');
    });

    it('keeps what no form is known to have asked for in one column, whatever it is called', async () => {
      const invented = (id: number, label: string, value: string) => ({ id, label, value, earlier: true });
      const send = (values: object[], rest: object = {}) =>
        createLeadRow({ field_values: JSON.stringify([{ id: 1, label: 'Name', value: 'Ann' }, ...values]), ...rest });
      await storeRows(db, [
        send([], { created_at: '2026-03-01T12:00:00.000Z' }),
        send([invented(77, 'Made up', '=1+1'), invented(1, 'Other name', 'B')], {
          created_at: '2026-03-02T12:00:00.000Z',
        }),
        send([invented(88, 'Made up too', 'C')], { created_at: '2026-03-03T12:00:00.000Z' }),
      ]);
      const [heading, first, second, third] = readCsv((await run('export', '--csv')).out);
      expect(heading?.slice(-3)).toEqual(['logidUrl', 'Name (1/1)', 'otherFields']);
      expect(first?.slice(-2)).toEqual(['Ann', '']);
      expect(second?.slice(-2)).toEqual(['Ann', 'Made up (1/77): =1+1\nOther name (1/1): B']);
      expect(third?.slice(-2)).toEqual(['Ann', 'Made up too (1/88): C']);
    });

    it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://evil.example";"x")'])(
      'makes %j a text, for a spreadsheet would run it',
      async (value) => {
        await storeRows(db, [createRowWith({ Name: value })]);
        expect(readCsv((await run('export', '--csv')).out)[1]?.at(-1)).toBe(`'${value}`);
      },
    );

    it('writes to a file that no one else may read', async () => {
      await storeRows(db, [createLeadRow()]);
      const file = path.join(folder, 'leads.csv');
      const { out, told } = await run('export', '--csv', '--out', file);
      expect(out).toBe('');
      expect(told).toContain('1 lead written');
      expect(await readFile(file, 'utf8')).toContain('李雷');
    });

    it('replaces a file once the new one is whole, through a link too, and leaves it where it fails', async () => {
      await storeRows(db, [createLeadRow()]);
      const [file, link] = [path.join(folder, 'leads.csv'), path.join(folder, 'latest.csv')];
      await writeFile(file, 'of last month');
      await symlink(file, link);
      await db.updateTable('leads').set({ field_values: 'broken' }).execute();
      expect((await run('export', '--csv', '--out', link)).code).toBe(1);
      expect(await readFile(file, 'utf8')).toBe('of last month');
      await db.updateTable('leads').set({ field_values: '[]' }).execute();
      expect((await run('export', '--csv', '--out', link)).code).toBe(0);
      expect(await readFile(file, 'utf8')).toContain('预约顾问');
      expect((await readdir(folder)).filter((name) => name.includes('csv')).sort()).toEqual([
        'latest.csv',
        'leads.csv',
      ]);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    });

    it('names the disk that is full by its option, and ends with 1', async () => {
      await storeRows(db, [createLeadRow()]);
      expect(await run('export', '--csv', '--out', '/dev/full')).toEqual({
        code: 1,
        out: '',
        told: '--out /dev/full cannot be written: that disk is full. Make room on it, or name a file on another one.\n',
      });
    });

    it('does not write into what another export writes', async () => {
      const file = path.join(folder, 'leads.csv');
      await writeFile(`${file}.part`, 'half');
      const { code, told } = await run('export', '--csv', '--out', file);
      expect([code, told.split('\n')[0]]).toEqual([
        2,
        `--out ${file} cannot be written: ${file}.part is there: another export runs, or was broken off. Remove it, or wait.`,
      ]);
      expect(await readFile(`${file}.part`, 'utf8')).toBe('half');
    });

    it('reads more leads than one statement takes', async () => {
      for (let start = 0; start < 1200; start += 200)
        await storeRows(
          db,
          Array.from({ length: 200 }, () => createLeadRow()),
        );
      expect(readCsv((await run('export', '--csv')).out)).toHaveLength(1201);
    });
  });

  describe('leads deliver', () => {
    let receiver: WebhookReceiver;
    beforeEach(async () => {
      receiver = await runWebhookReceiver();
      Object.assign(env, { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'a key that the receiver has' });
    });
    afterEach(() => receiver.stop());

    it('delivers what waits for another time', async () => {
      await storeRows(db, [createLeadRow(), createLeadRow()], ['webhook']);
      await db.updateTable('outbox').set({ next_attempt_at: '2999-01-01T00:00:00.000Z' }).execute();
      const { code, told } = await run('deliver');
      expect(told).toContain('webhook: 2 delivered, 0 to be tried again, 0 parked.');
      expect(code).toBe(0);
    });

    it('delivers what was given up when it is asked to', async () => {
      await storeRows(db, [createLeadRow()], ['webhook']);
      receiver.answer((response) => response.writeHead(410).end());
      expect((await run('deliver')).code).toBe(1);
      receiver.answer((response) => response.writeHead(204).end());
      expect((await run('deliver')).told).toContain('webhook: 0 delivered');
      expect((await run('deliver', '--parked')).told).toContain('webhook: 1 delivered');
      expect(new Set(receiver.received.items.map(({ delivery }) => delivery)).size).toBe(1);
    });

    it('says what still waits, why, and that this is no success', async () => {
      await storeRows(db, [createLeadRow()], ['webhook', 'mail']);
      const first = await run('deliver');
      expect(first.told).toContain('webhook: 1 delivered, 0 to be tried again, 0 parked.');
      expect(first.told).toContain('mail: 1 still waits: nothing is set for mail');
      expect(first.code).toBe(1);
      await db.deleteFrom('outbox').where('destination', '=', 'mail').execute();
      expect((await run('deliver')).code).toBe(0);
    });

    it('says what a server has in hand, which that delivers', async () => {
      await storeRows(db, [createLeadRow()], ['webhook']);
      const inHand = { locked_by: thisProcess, locked_until: new Date(Date.now() + 30_000).toISOString() };
      await db.updateTable('outbox').set(inHand).execute();
      const { code, told } = await run('deliver');
      expect(told).toContain('webhook: 1 still waits: tried again later, or in the hands of a server that runs.');
      expect(code).toBe(0);
    });

    it('names what was given up before, which is delivered when it is asked to alone', async () => {
      await storeRows(db, [createLeadRow()], ['webhook']);
      receiver.answer((response) => response.writeHead(410).end());
      await run('deliver');
      const { code, told } = await run('deliver');
      expect(told).toContain('webhook: 1 given up. deliver --parked tries these again.');
      expect(code).toBe(0);
    });

    it('says that there is nowhere to deliver to', async () => {
      Object.assign(env, { WEBHOOK_URL: '' });
      expect(await run('deliver')).toMatchObject({
        code: 2,
        told: expect.stringContaining('Set WEBHOOK_URL or SMTP_URL'),
      });
    });
  });
});

describe('leads', () => {
  it.each([
    { line: ['list', '--limit', 'x'], says: '--limit x' },
    { line: ['list', '--from', 'Monday'], says: '--from Monday is no date' },
    ...['list', 'export'].flatMap((command) => [
      { line: [command, '--site', 'xx'], says: 'There is no site "xx". There are cn (1), en (2).' },
      { line: [command, '--site', '9'], says: 'There is no site "9". There are cn (1), en (2).' },
      {
        line: [command, '--from', '2026-03-02', '--to', '2026-03-01'],
        says: '--from 2026-03-02 lies after --to 2026-03-01. --from takes the first day and --to the last.',
      },
    ]),
    {
      line: ['export', '--out', '/nowhere/below/leads.csv'],
      says: '--out /nowhere/below/leads.csv cannot be written: the folder /nowhere/below does not exist. Make it first',
    },
    { line: ['export', '--out', tmpdir()], says: 'cannot be written: it is a folder. Name a file in it.' },
    { line: ['erase'], says: '--email ADDRESS or --phone NUMBER' },
    { line: ['erase', '--email', 'a@b.c', '--phone', '13800138000'], says: 'either' },
    { line: ['erase', '--phone', 'x'], says: '--phone x' },
  ])('says what is wrong with $line', async ({ line, says }) => {
    await (await openDatabase({ folder })).destroy();
    const { code, told } = await runCommand(leadsTool, line, { DATA_DIR: folder });
    expect(code).toBe(2);
    expect(told).toContain(says);
    expect(told.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });

  it('takes one day as the first and the last', async () => {
    await (await openDatabase({ folder })).destroy();
    const line = ['list', '--from', '2026-03-01', '--to', '2026-03-01'];
    expect((await runCommand(leadsTool, line, { DATA_DIR: folder })).code).toBe(0);
  });

  it('names the site that it does not know also where it has no content', async () => {
    await (await openDatabase({ folder })).destroy();
    const env = { DATA_DIR: folder, CONTENT_DIR: path.join(folder, 'none') };
    const { code, told } = await runCommand(leadsTool, ['list', '--site', 'xx'], env);
    expect([code, told.split('\n')[0]]).toEqual([2, 'There is no site "xx".']);
  });

  it('makes no database where there was none', async () => {
    const { code, told } = await runCommand(leadsTool, ['list'], { DATA_DIR: path.join(folder, 'typo') });
    expect(code).toBe(2);
    expect(told).toMatch(/typo\/leads\.db does not exist\. Set DATA_DIR/);
  });
});

/** Reads RFC 4180. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const pattern = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  pattern.lastIndex = 1;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    lines.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
