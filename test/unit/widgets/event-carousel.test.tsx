import { expect, test } from 'vitest';
import eventCarousel from '../../../widgets/event-carousel/event-carousel.define.ts';
import { linksOf, showWidget } from './show-widget.tsx';

const event = (id: number) => ({
  ...{ id, activityName: `Event ${id}`, activityShowType: 'STANDARD', activityType: 'Seminar' },
  ...{ startDate: '2999-01-01T00:00:00.000Z', endDate: '2999-01-02T00:00:00.000Z' },
});
const show = (events: unknown[]) =>
  showWidget(eventCarousel, { answers: { 'GET /fixed/activity/list/:siteId': events } });

test('shows each event that the content puts forward, whose slide leads to its page', async () => {
  expect(linksOf(await show([event(1), event(2)]), 'h3 a')).toEqual(['/activity/1 Event 1', '/activity/2 Event 2']);
});

test('is not there where nothing is put forward', async () => {
  expect((await show([])).textContent).toBe('');
});
