import { afterEach, describe, expect, it, vi } from 'vitest';
import eventList from '../../../widgets/event-list/event-list.define.ts';
import { fetchEvents } from '../../../widgets/event-list/fetch-events.ts';
import { picture, showWidget, sites, textsOf } from './show-widget.tsx';

const event = {
  ...{ id: 1, activityName: 'Open day', activityShowType: 'STANDARD', activityType: 'Seminar' },
  ...{ startDate: '2030-03-01T01:00:00.000Z', endDate: '2030-03-02T08:00:00.000Z', coverMaterial: picture('open-day') },
};
const show = (view: string, rest: object = {}) =>
  showWidget(eventList, {
    attributes: { view },
    answers: { 'POST /activity/list': { data: [{ ...event, ...rest }], total: 1 } },
  });

afterEach(() => vi.useRealTimers());

it('events as cards have their pictures, and as rows none', async () => {
  expect((await show('cards')).innerHTML).toContain('/files/open-day.webp');
  expect((await show('list')).innerHTML).not.toContain('/files/open-day.webp');
});

it('of several pictures, only the one that a card shows is sent', async () => {
  const [cover] = picture('open-day').files;
  const several = { ...event, coverMaterial: { files: [cover, { url: '/files/wide.webp', type: 'image' }] } };
  const call = async () => ({ data: [several], total: 1 }) as never;
  const { data } = await fetchEvents({ call, site: sites.en }, {}, 1, 10);
  expect(data[0]?.coverMaterial).toEqual({ files: [cover] });
});

describe.each(['cards', 'list'])('whatever the day, in %s, an event', (view) => {
  it.each([
    ['CANCELLED', 'Cancelled'],
    ['POSTPONED', 'Postponed'],
  ])('that is %s says so', async (eventStatus, words) => {
    for (const day of ['2030-02-01', '2030-03-02', '2030-04-01']) {
      vi.setSystemTime(`${day}T03:00:00.000Z`);
      const element = await show(view, { eventStatus, liveAddress: 'https://live.example' });
      expect(textsOf(element, '.status')).toEqual([words]);
    }
  });
});

it.each(['cards', 'list'])('of a postponed event in %s each day is struck, and no dash', async (view) => {
  vi.setSystemTime('2030-02-01T03:00:00.000Z');
  const element = await show(view, { eventStatus: 'POSTPONED' });
  expect(textsOf(element, 'time')).toEqual(['2030/03/01 – 2030/03/02']);
  expect(textsOf(element, 'time s')).toEqual(['2030/03/01', '2030/03/02']);
  expect(textsOf(await show(view), 'time s')).toEqual([]);
});

describe.each(['cards', 'list'])('on its days, in %s, an event', (view) => {
  it.each([
    ['is live where it has a live room', { liveAddress: 'https://live.example' }, 'Live now'],
    ['is on where it has none', {}, 'On now'],
  ])('%s', async (_, rest, words) => {
    vi.setSystemTime('2030-03-02T03:00:00.000Z');
    expect(textsOf(await show(view, rest), '.status')).toEqual([words]);
  });
});
