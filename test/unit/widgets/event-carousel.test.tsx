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

test('puts an event forward by its second picture, as its card below has the first', async () => {
  const files = ['card', 'wide'].map((name) => ({ url: `/files/${name}.webp`, type: 'image' }));
  const element = await show([
    { ...event(1), coverMaterial: { files } },
    { ...event(2), coverMaterial: { files: [files[0]] } },
  ]);
  const shown = [...element.querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('?')[0]);
  expect(shown).toEqual(['/files/wide.webp', '/files/card.webp']);
});

test('is not there where nothing is put forward', async () => {
  expect((await show([])).textContent).toBe('');
});
