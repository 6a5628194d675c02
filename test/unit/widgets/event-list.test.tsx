import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallInput } from '../../../contract/calls.ts';
import eventList from '../../../widgets/event-list/event-list.define.ts';
import { linksOf, showWidget, sites, textsOf } from './show-widget.tsx';

type Asked = CallInput<'POST /activity/list'>['body'];

const event = (id: number, startDate: string, rest: object = {}) => ({
  ...{ id, activityName: `Event ${id}`, activityShowType: 'STANDARD', activityType: 'Seminar' },
  ...{ startDate, endDate: startDate, ...rest },
});

afterEach(() => {
  vi.useRealTimers();
});

it('tells past events apart from those to come', async () => {
  const data = [event(1, '2999-01-01T00:00:00.000Z'), event(2, '2020-03-01T00:00:00.000Z')];
  const element = await showWidget(eventList, { answers: { 'POST /activity/list': { data, total: 2 } } });
  expect(textsOf(element, 'h3')).toEqual(['Coming up and on now', 'Past events']);
  expect(textsOf(element, '.past h4')).toEqual(['Event 2']);
  expect(linksOf(element, 'h4 a')).toEqual(['/activity/1 Event 1', '/activity/2 Event 2']);
});

/** From the 5th, 09:30, to the 7th, 18:00, in Shanghai; whole days from the 28th to the 29th in Berlin, of 23 hours. */
const shanghai = { startDate: '2026-03-05T01:30:00.000Z', endDate: '2026-03-07T10:00:00.000Z' };
const berlin = { startDate: '2026-03-27T23:00:00.000Z', endDate: '2026-03-29T21:59:59.999Z' };

it.each([
  ['the day before', shanghai, 'Asia/Shanghai', '2026-03-04T15:59:59.999Z', 'coming', 'Upcoming'],
  ['the first day, before it begins', shanghai, 'Asia/Shanghai', '2026-03-04T16:00:00.000Z', 'coming', 'On now'],
  ['between its days', shanghai, 'Asia/Shanghai', '2026-03-06T12:00:00.000Z', 'coming', 'On now'],
  ['the last day, once the hours are over', shanghai, 'Asia/Shanghai', '2026-03-07T15:59:59.999Z', 'coming', 'On now'],
  ['the day after', shanghai, 'Asia/Shanghai', '2026-03-07T16:00:00.000Z', 'past', 'Ended'],
  ['the day before', berlin, 'Europe/Berlin', '2026-03-27T22:59:59.999Z', 'coming', 'Upcoming'],
  ['the last day, when clocks go forward', berlin, 'Europe/Berlin', '2026-03-29T21:59:59.999Z', 'coming', 'On now'],
  ['the day after', berlin, 'Europe/Berlin', '2026-03-29T22:00:00.000Z', 'past', 'Ended'],
])('says how an event stands on %s', async (_, days, timeZone, now, group, badge) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const element = await showWidget(eventList, {
    page: { site: { ...sites.en, timeZone } },
    answers: { 'POST /activity/list': { data: [event(1, days.startDate, days)], total: 1 } },
  });
  expect(textsOf(element, `.${group} .status`)).toEqual([badge]);
  expect(element.querySelectorAll('.event-row')).toHaveLength(1);
});

it('tells an event by the clock of its own place, and names its zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-09T17:00:00.000Z') });
  const evening = { startDate: '2027-01-09T18:00:00.000Z', endDate: '2027-01-09T20:30:00.000Z' };
  const data = [event(1, evening.startDate, { ...evening, activityTimeStr: '6 p.m.', timeZone: 'Europe/London' })];
  const element = await showWidget(eventList, {
    page: { site: { ...sites.en, timeZone: 'Asia/Shanghai' } },
    answers: { 'POST /activity/list': { data, total: 1 } },
  });
  expect(textsOf(element, '.leaf')).toEqual(['Jan09']);
  expect(textsOf(element, '.event-facts')).toEqual(['2027/01/096 p.m. · United Kingdom TimeSeminar']);
  expect(textsOf(element, '.status')).toEqual(['On now']);
  expect(element.querySelector('time')?.getAttribute('datetime')).toBe('2027-01-09');
});

describe('the page of events', () => {
  /** What the list asked the server for, as its page's address says. */
  async function show(query: Record<string, string | string[]>, path = '/activity', total = 24) {
    const asked: Asked[] = [];
    const element = await showWidget(eventList, {
      attributes: { filters: 'shown' },
      page: {
        site: { ...sites.en, timeZone: 'Europe/Berlin' },
        route: { path, params: {}, query, base: '', host: 'localhost' },
      },
      answers: {
        'GET /activity/place/list/:siteId': ['Berlin', 'Shanghai'],
        'GET /activity/type/list/:siteId': ['Seminar', 'Exhibition'],
        'POST /activity/list': ({ body }: { body: Asked }) => {
          asked.push(body);
          const beyond = (body.pageNo ?? 1) > Math.ceil(total / 10);
          return { data: beyond ? [] : [event(1, '2026-03-05T01:30:00.000Z')], total };
        },
      },
    });
    return { element, asked };
  }

  it('asks for what its address says, whole days in the site’s zone, and shows it in its form', async () => {
    const query = {
      from: '2026-03-29',
      to: '2026-10-25',
      place: ['Berlin', 'Shanghai'],
      type: 'Seminar',
      keyword: 'a',
    };
    const { element, asked } = await show(query);
    expect(asked).toEqual([
      {
        ...{ site: { id: 2 }, pageNo: 1, pageSize: 10 },
        activity: {
          startDate: '2026-03-28T23:00:00.000Z',
          endDate: '2026-10-25T22:59:59.999Z',
          places: ['Berlin', 'Shanghai'],
          activityTypes: ['Seminar'],
          activityName: 'a',
        },
      },
    ]);
    const value = (name: string) => element.querySelector(`[name="${name}"]`)?.getAttribute('value');
    expect([value('from'), value('to'), value('keyword')]).toEqual(['2026-03-29', '2026-10-25', 'a']);
    expect(textsOf(element, '.choice summary')).toEqual(['Place2 chosen', 'Type1 chosen']);
    expect(element.querySelectorAll('.choice :checked')).toHaveLength(3);
  });

  it('says in words what of its address cannot be', async () => {
    const { element, asked } = await show({ type: 'Opera', pageNo: '9' });
    expect(textsOf(element, '.refusals li')).toEqual([
      'There is no choice “Opera”, so it was left out.',
      'There is no page “9”. This is the first one.',
    ]);
    expect(asked.map(({ pageNo }) => pageNo)).toEqual([9, 1]);
  });

  it('takes days of any year', async () => {
    const { asked } = await show({ from: '0001-01-01', to: '9999-12-31' });
    expect(asked[0]?.activity).toMatchObject({
      startDate: expect.stringMatching(/^0000-12-31T/),
      endDate: '9999-12-31T22:59:59.999Z',
    });
  });

  it('leads from an empty list to all events where something was left out, and nowhere where nothing was', async () => {
    const filtered = await show({ keyword: 'opera' }, '/activity', 0);
    expect(linksOf(filtered.element, '.pages .none a')).toEqual(['/activity See all events']);
    const all = await show({}, '/activity', 0);
    expect(linksOf(all.element, '.pages .none a')).toEqual([]);
  });

  it('is asked of nowhere else', async () => {
    const { asked } = await show({ keyword: 'a' }, '/');
    expect(asked[0]?.activity?.activityName).toBeUndefined();
  });
});
