import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runApp, type TestApp } from './support/run-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

interface Range {
  startDate?: string | number;
  endDate?: string | number;
}

const list = async (path: string, filter: object): Promise<{ id: number }[]> => {
  const response = await app.post(`/api/internal${path}`, { site: { id: 1 }, pageSize: 100, ...filter });
  const { data } = (await response.json()) as { data: { data: { id: number }[] } };
  return data.data;
};

/** Each boundary: the last moment that counts, and the first that does not. */
describe('the date filter of events', () => {
  /** Its file says 2 March 2026, 14:00 to 16:00 in Shanghai: the whole day counts. */
  const name = 'ＡＩ研讨会';
  const finds = async (range: Range) =>
    (await list('/activity/list', { activity: { activityName: name, ...range } })).length;
  it.each<[string, Range, number]>([
    ['ends as the day begins', { endDate: '2026-03-01T16:00:00.000Z' }, 1],
    ['ends before the day begins', { endDate: '2026-03-01T15:59:59.999Z' }, 0],
    ['begins as the day ends', { startDate: '2026-03-02T15:59:59.999Z' }, 1],
    ['begins after the day has ended', { startDate: '2026-03-02T16:00:00.000Z' }, 0],
    ['is the day, in the site’s zone', { startDate: '2026-03-02', endDate: '2026-03-02' }, 1],
    ['is the day before', { startDate: '2026-03-01', endDate: '2026-03-01' }, 0],
    ['is the day after', { startDate: '2026-03-03', endDate: '2026-03-03' }, 0],
    ['is a moment within the day', { startDate: Date.UTC(2026, 2, 2), endDate: Date.UTC(2026, 2, 2) }, 1],
    ['has no end', { startDate: '2026-03-02' }, 1],
    ['has no start', { endDate: '2026-03-02' }, 1],
    ['has neither', {}, 1],
  ])('that %s', async (_, range, count) => {
    expect(await finds(range)).toBe(count);
  });
});

describe('the date filter of media resources', () => {
  /** Of 1 March 2026, 00:00, and of 1 April 2026, 09:30, both in Shanghai. */
  const finds = async (range: Range) => (await list('/multimedia/resource/list', { multimediaResource: range })).length;
  it.each<[string, Range, number]>([
    ['begins with the first', { startDate: '2026-02-28T16:00:00.000Z' }, 2],
    ['begins just after the first', { startDate: '2026-02-28T16:00:00.001Z' }, 1],
    ['begins with the last', { startDate: Date.UTC(2026, 3, 1, 1, 30) }, 1],
    ['begins just after the last', { startDate: Date.UTC(2026, 3, 1, 1, 30) + 1 }, 0],
    ['ends with the first', { endDate: '2026-02-28T16:00:00.000Z' }, 1],
    ['ends just before the first', { endDate: '2026-02-28T15:59:59.999Z' }, 0],
    ['begins with the day of the first, in the site’s zone', { startDate: '2026-03-01' }, 2],
    ['begins with the day after the first', { startDate: '2026-03-02' }, 1],
    ['ends with the day of the last, whole', { endDate: '2026-04-01' }, 2],
    ['ends with the day before the last', { endDate: '2026-03-31' }, 1],
    ['is the day of the first', { startDate: '2026-03-01', endDate: '2026-03-01' }, 1],
  ])('that %s', async (_, range, count) => {
    expect(await finds(range)).toBe(count);
  });

  it('takes a range of one moment, and refuses one that ends before it begins', async () => {
    const moment = Date.UTC(2026, 3, 1, 1, 30);
    expect(await finds({ startDate: moment, endDate: moment })).toBe(1);
    const refused = await app.post('/api/internal/multimedia/resource/list', {
      site: { id: 1 },
      multimediaResource: { startDate: moment, endDate: moment - 1 },
    });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('multimediaResource.endDate');
  });
});
