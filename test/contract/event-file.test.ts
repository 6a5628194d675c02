import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventDays, eventSpan } from '../../contract/event-days.ts';
import { eventPhase, isLiveAhead } from '../../contract/event-status.ts';
import { writeEventCalendar, writeEventFile } from '../../server/discovery/event-file.ts';
import { copyContent } from '../unit/server/content-folder.ts';
import { askHost } from './support/ask-host.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { sitePages } from './support/site-pages.ts';

const site = {
  ...{ id: 1, title: '远帆', name: '远帆', mark: 'cn', lang: 'zh-CN', languageName: '中文', logo: '/l.svg' },
  timeZone: 'Asia/Shanghai',
};
const event = {
  ...{ id: 7, activityName: '月结；3天, 两地\\', activityShowType: 'STANDARD', activityType: '展会', place: '上海' },
  activityIntroduction: '从版房到仓库，跟着一件衬衫走一遍，'.repeat(6),
  startDate: '2026-03-05T01:30:00.000Z',
  endDate: '2026-03-07T10:00:00.000Z',
};
const wholeDays = { startDate: '2026-03-04T16:00:00.000Z', endDate: '2026-03-07T15:59:59.999Z' };
const options = {
  ...{ origin: 'https://vendor.example', changed: new Date('2026-02-01T08:00:00Z') },
  now: new Date('2026-02-03T09:30:00Z'),
};

/** The file's lines as a calendar reads them: folded ones put together. */
const read = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe.each(['Asia/Shanghai', 'Europe/Berlin', 'America/Los_Angeles'])('on a machine in %s', (zone) => {
  const before = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
    expect(new Date('2026-03-05T12:00:00Z').getHours()).toBe(
      { Asia: 20, Europe: 13, America: 4 }[zone.split('/')[0] ?? ''],
    );
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it.each([
    ['the day before', '2026-03-04T15:59:59.999Z', 'ahead', true],
    ['the first day, before the hour', '2026-03-04T16:00:00.000Z', 'on', true],
    ['during it', '2026-03-06T12:00:00.000Z', 'on', false],
    ['the last day, to its last moment', '2026-03-07T15:59:59.999Z', 'on', false],
    ['the day after', '2026-03-07T16:00:00.000Z', 'over', false],
  ])('an event stands where its own calendar says: %s', (_, moment, phase, isAhead) => {
    expect(eventPhase(eventDays(event, site), new Date(moment))).toBe(phase);
    expect(isLiveAhead(event, new Date(moment))).toBe(isAhead);
  });

  it('hours are told in the event’s zone, and written to calendars in UTC', () => {
    expect(eventSpan(event, site)).toEqual({
      ...{ start: '2026-03-05T09:30:00+08:00', end: '2026-03-07T18:00:00+08:00', wholeDays: false },
    });
    const lines = read(writeEventFile(event, site, options));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20260305T013000Z', 'DTEND:20260307T100000Z']));
  });

  it('an event with a zone of its own has its hours and its days in that', () => {
    const evening = { ...event, startDate: '2026-06-05T17:00:00.000Z', endDate: '2026-06-05T19:30:00.000Z' };
    const { start, end } = eventSpan({ ...evening, timeZone: 'Europe/London' }, site);
    expect([start, end]).toEqual(['2026-06-05T18:00:00+01:00', '2026-06-05T20:30:00+01:00']);
    const days = { startDate: '2026-06-04T23:00:00.000Z', endDate: '2026-06-05T22:59:59.999Z' };
    const lines = read(writeEventFile({ ...event, ...days, timeZone: 'Europe/London' }, site, options));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260605', 'DTEND;VALUE=DATE:20260606']));
    const all = read(writeEventCalendar([{ ...event, ...days, timeZone: 'Europe/London' }], site, options));
    expect(all).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260605', 'DTEND;VALUE=DATE:20260606']));
  });

  it('whole days are days, the one after the last as their end', () => {
    const lines = read(writeEventFile({ ...event, ...wholeDays }, site, options));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260305', 'DTEND;VALUE=DATE:20260308']));
  });
});

describe('an event’s calendar file', () => {
  it('has the same UID each time, the moment of the last change, and its words escaped', () => {
    const lines = read(writeEventFile(event, site, options));
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'UID:activity-7@vendor.example', 'DTSTAMP:20260201T080000Z'],
        ...['SUMMARY:月结；3天\\, 两地\\\\', 'LOCATION:上海', 'URL;VALUE=URI:https://vendor.example/activity/7'],
      ]),
    );
  });

  it.each([
    ['CANCELLED', 'STATUS:CANCELLED', '已取消：月结；3天\\, 两地\\\\', 'Cancelled: 月结；3天\\, 两地\\\\'],
    ['POSTPONED', 'STATUS:TENTATIVE', '已延期：月结；3天\\, 两地\\\\', 'Postponed: 月结；3天\\, 两地\\\\'],
  ] as const)(
    'says of an event that is %s so, in words too, and takes up nobody’s time',
    (eventStatus, status, cn, en) => {
      const calledOff = { ...event, eventStatus, liveAddress: 'https://live.example' };
      for (const [words, mark] of [
        [cn, 'cn'],
        [en, 'en'],
      ] as const)
        for (const file of [
          writeEventFile(calledOff, { ...site, mark }, options),
          writeEventCalendar([calledOff], { ...site, mark }, options),
        ]) {
          expect(read(file)).toEqual(
            expect.arrayContaining([status, 'TRANSP:TRANSPARENT', `SUMMARY:${words}`, 'DTSTART:20260305T013000Z']),
          );
          expect(file).not.toContain('live.example');
        }
    },
  );

  it('has a number that never falls, so that calendars take the newer of two', () => {
    const at = (moment: string, changes: object) => {
      const lines = read(writeEventFile({ ...event, ...changes }, site, { ...options, changed: new Date(moment) }));
      return Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
    };
    const first = at('2026-02-01T08:00:00Z', {});
    const second = at('2026-02-02T08:00:00Z', { eventStatus: 'POSTPONED' });
    const third = at('2026-02-03T08:00:00Z', { startDate: '2026-03-06T01:30:00.000Z' });
    expect([first < second, second < third, third < 2 ** 31]).toEqual([true, true, true]);
    expect(read(writeEventFile(event, site, options)).filter((line) => /^(?:STATUS|TRANSP):/.test(line))).toEqual([]);
  });

  it('ends each line with CRLF, the last one too', () => {
    for (const file of [writeEventFile(event, site, options), writeEventCalendar([event], site, options)]) {
      expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });

  it('folds lines at 75 octets, within no character', () => {
    const lines = writeEventFile(event, site, options).split('\r\n');
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(lines.join('\r\n')).join('')).toContain(event.activityIntroduction);
  });
});

describe('its address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await runApp({ CONTENT_DIR: 'examples/content', PUBLIC_ORIGIN: 'https://vendor.example' }, sitePages);
  });
  afterAll(() => app.stop());

  it('gives the event in the language of the site', async () => {
    for (const [path, summary, host] of [
      ['/activity/101.ics', '远帆用户大会', 'vendor.example'],
      ['/en/activity/501.ics', 'Farsail Forum', 'en.vendor.example'],
    ] as const) {
      const answer = await app.get(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const lines = read(await answer.text());
      expect(lines).toContain(`SUMMARY:${summary}`);
      expect(lines.find((line) => line.startsWith('UID:'))).toBe(`UID:activity-${path.match(/\d+/)}@${host}`);
    }
  });

  it('is sent as the calendar of all events is, and the same until the content changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-01T08:00:00Z') });
    const files = await copyContent();
    const own = await runApp({ CONTENT_DIR: files.options.folder, PUBLIC_ORIGIN: 'https://vendor.example' }, sitePages);
    const ask = (headers = {}) => own.get('/activity/2.ics', headers);
    const stampsOf = (file: string) => read(file).filter((line) => /^(?:DTSTAMP|SEQUENCE):/.test(line));
    const [all, first] = [await own.get('/activity.ics'), await ask()];
    const sent = ['content-type', 'cache-control', 'x-robots-tag', 'access-control-allow-origin'];
    expect(sent.map((name) => first.headers.get(name))).toEqual(sent.map((name) => all.headers.get(name)));
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="activity-2.ics"');
    const etag = String(first.headers.get('etag'));
    const written = await first.text();
    const minute = Date.parse('2026-02-01T08:00:00Z') / 60_000;
    expect(stampsOf(written)).toEqual([`SEQUENCE:${minute}`, 'DTSTAMP:20260201T080000Z']);
    expect(stampsOf(await all.text())).toEqual(expect.arrayContaining(stampsOf(written)));

    vi.setSystemTime(new Date('2026-02-01T09:00:00Z'));
    expect([(await ask({ 'if-none-match': etag })).status, await (await ask()).text()]).toEqual([304, written]);
    await files.remove('cn/activity/summit.md');
    await own.content.reload();
    const changed = await ask({ 'if-none-match': etag });
    const stamps = [`SEQUENCE:${minute + 60}`, 'DTSTAMP:20260201T090000Z'];
    expect([changed.status, stampsOf(await changed.text())]).toEqual([200, stamps]);
    vi.useRealTimers();
    await own.stop();
    await files.clear();
  });

  it('is in the language that its visitor chose, where hosts do not tell', async () => {
    const asked = { host: '127.0.0.1', cookie: 'lang=en' };
    const answer = await askHost(app, 'https://127.0.0.1/activity/501.ics', asked);
    expect([answer.status, answer.body.includes('SUMMARY:Farsail Forum')]).toEqual([200, true]);
  });

  it('is one of an event of the site alone', async () => {
    for (const path of [
      '/activity/501.ics',
      '/en/activity/101.ics',
      '/activity/987654321.ics',
      '/activity/0101.ics',
      '/fr/activity/101.ics',
    ])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  });
});
