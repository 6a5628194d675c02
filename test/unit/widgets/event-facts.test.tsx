import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activity } from '../../../contract/entities/activity.ts';
import eventFacts from '../../../widgets/event-facts/event-facts.define.ts';
import { event, timeZone } from './events.ts';
import { linksOf, showWidget, sites, textsOf } from './show-widget.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (changes: Partial<Activity> = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(eventFacts, {
    attributes: { 'event-id': '7' },
    answers: { 'GET /activity/:id': { ...event, ...changes } },
    mark,
    page: { site: { ...sites[mark], timeZone } },
  });

describe('the facts of an event', () => {
  it('are its days, its hours with the zone they are told in, its place and its kind', async () => {
    expect(textsOf(await show(), 'dd')).toEqual([
      '2026/03/05 – 2026/03/07 09:30–18:00 · GMT+8',
      'Shanghai',
      'Sector summit',
    ]);
    const day = { startDate: '2026-03-04T16:00:00.000Z', endDate: '2026-03-05T15:59:59.999Z', activityTimeStr: '全天' };
    expect(textsOf(await show(day, 'cn'), 'dd')[0]).toBe('2026年03月05日 全天');
  });

  it('are told by the clock of the event’s own place, whose zone is named where it is not the site’s', async () => {
    const london = { ...event, place: 'London', timeZone: 'Europe/London', activityTimeStr: '6 p.m.' };
    const evening = { startDate: '2026-06-05T17:00:00.000Z', endDate: '2026-06-05T19:30:00.000Z' };
    expect(textsOf(await show({ ...london, ...evening }), 'dd')[0]).toBe(
      '2026/06/05 6 p.m. · United Kingdom Time (GMT+1)',
    );
    const unsaid = { ...london, ...evening, activityTimeStr: undefined };
    expect(textsOf(await show(unsaid, 'cn'), 'dd')[0]).toBe('2026年06月05日 18:00–20:30 · 英国时间 (GMT+1)');
    expect(textsOf(await show({ ...unsaid, timeZone: 'UTC' }), 'dd')[0]).toBe('2026/06/05 17:00–19:30 · GMT+0');
  });

  it('have a button that opens the form, whose lead counts for the event', async () => {
    const element = await show({ enrollButtonTitle: 'Reserve a seat' });
    const button = element.querySelector<HTMLElement>('.primary');
    expect(linksOf(element, '.primary')).toEqual(['/form/3?source=%2Factivity%2F7 Reserve a seat']);
    expect(button?.dataset).toMatchObject({ vtOpen: 'form', vtFormId: '3', vtSource: '/activity/7' });
  });

  it('lead to whoever takes the enrolments, in a new tab', async () => {
    const element = await show({ enrollTypeDict: 'THIRD_LINK', thirdLink: 'https://tickets.example/7' });
    const button = element.querySelector<HTMLAnchorElement>('.primary');
    expect(button?.getAttribute('href')).toBe('https://tickets.example/7');
    expect([button?.target, button?.rel, button?.dataset.vtOpen]).toEqual(['_blank', 'noopener', undefined]);
  });

  it('have no button where nobody can take part in any way', async () => {
    const element = await show({ enrollTypeDict: undefined, liveAddress: undefined });
    expect(element.querySelector('.acts')).toBeNull();
  });

  it('put the event into calendars', async () => {
    const [file = '', google = '', outlook = ''] = [...(await show()).querySelectorAll('.calendar a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(file).toBe('/activity/7.ics');
    const { searchParams } = new URL(google);
    expect(searchParams.get('dates')).toBe('20260305T013000Z/20260307T100000Z');
    expect(searchParams.get('text')).toBe('The forum');
    expect(new URL(outlook).searchParams.get('startdt')).toBe('2026-03-05T01:30:00.000Z');
  });

  it('lead a Chinese visitor to no calendar that China has not', async () => {
    const links = [...(await show({}, 'cn')).querySelectorAll('.calendar a')];
    expect(links.map((link) => link.firstChild?.textContent)).toEqual(['日历文件', 'Outlook']);
  });

  it.each([
    ['CANCELLED', 'en', 'This event has been cancelled. Registration is closed.', 'See other events'],
    ['CANCELLED', 'cn', '本活动已取消，不再接受报名。', '查看其他活动'],
    [
      ...(['POSTPONED', 'en'] as const),
      'This event has been postponed. Registration is closed until a new date is announced here.',
      'See other events',
    ],
    ['POSTPONED', 'cn', '本活动已延期，新日期将在本页公布，此前暂不接受报名。', '查看其他活动'],
  ] as const)('of an event that is %s say so and lead on, and nothing can be pressed: %s', async (...row) => {
    const [eventStatus, mark, sentence, way] = row;
    const element = await show({ eventStatus, thirdLink: 'https://tickets.example' }, mark);
    expect(textsOf(element, '.called-off')).toEqual([`${sentence} ${way}`]);
    expect(linksOf(element, 'a')).toEqual([`/activity ${way}`]);
    expect(element.querySelector('.acts, .calendar, button')).toBeNull();
    // A day that no longer holds is struck out; that of a cancelled one is what was cancelled.
    const days = textsOf(element, 'time .day').map((day) => day.replace(' –', ''));
    expect(textsOf(element, 'time s')).toEqual(eventStatus === 'POSTPONED' ? days : []);
  });
});
