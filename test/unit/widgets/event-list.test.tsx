import { expect, test } from 'vitest';
import eventList from '../../../widgets/event-list/event-list.define.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const event = (id: number, startDate: string, rest: object = {}) => ({
  ...{ id, activityName: `Event ${id}`, activityShowType: 'STANDARD', activityType: 'Seminar' },
  ...{ startDate, endDate: startDate, ...rest },
});

test('tells past events apart from those to come', async () => {
  const data = [event(1, '2999-01-01T00:00:00.000Z'), event(2, '2020-03-01T00:00:00.000Z')];
  const element = await showWidget(eventList, { answers: { 'POST /activity/list': { data, total: 2 } } });
  expect(textsOf(element, 'h3')).toEqual(['Coming up and on now', 'Past events']);
  expect(textsOf(element, '.past h4')).toEqual(['Event 2']);
  expect(linksOf(element, 'h4 a')).toEqual(['/activity/1 Event 1', '/activity/2 Event 2']);
});
