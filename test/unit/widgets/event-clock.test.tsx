import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activity } from '../../../contract/entities/activity.ts';
import eventFacts from '../../../widgets/event-facts/event-facts.define.ts';
import eventHero from '../../../widgets/event-hero/event-hero.define.ts';
import { createView } from '../../../widgets/kit/runtime/view.tsx';
import type { WidgetDefinition } from '../../../widgets/kit/runtime/widget.ts';
import { event, timeZone } from './events.ts';
import { linksOf, showWidget, sites, textsOf } from './show-widget.tsx';

const answers = { 'GET /activity/:id': event, 'POST /topNavigation/list': [] };
const attributes = { 'event-id': '7' };
const pageOf = (mark: 'cn' | 'en') => ({ site: { ...sites[mark], timeZone } });
const words = { badge: '.status', enrol: '.acts .primary', live: '.acts .secondary' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a page that is rendered at a moment says of the event. */
async function sayAt(moment: string, mark: 'cn' | 'en', changes: Partial<Activity> = {}) {
  vi.setSystemTime(moment);
  const given = {
    attributes,
    mark,
    page: pageOf(mark),
    answers: { ...answers, 'GET /activity/:id': { ...event, ...changes } },
  };
  const elements = [await showWidget(eventHero, given), await showWidget(eventFacts, given)];
  const say = (selector: string) =>
    elements.flatMap((element) => textsOf(element, selector)).map((text) => text.replace(/ \(opens.*|（在新.*/, ''));
  return Object.values(words).flatMap(say);
}

describe('an event by the day of its own zone', () => {
  it.each([
    ['the day before, to its last moment', '2026-03-04T15:59:59.999Z', ['即将举行', '线下参会', '预约直播']],
    ['the first day, before it begins', '2026-03-04T16:00:00.000Z', ['正在直播', '线下参会', '预约直播']],
    ['the minute that it begins', '2026-03-05T01:30:00.000Z', ['正在直播', '线下参会', '进入直播间']],
    ['between its days', '2026-03-06T12:00:00.000Z', ['正在直播', '线下参会', '进入直播间']],
    ['the last day, once the hours are over', '2026-03-07T15:59:59.999Z', ['正在直播', '线下参会', '进入直播间']],
    ['the day after, from midnight on', '2026-03-07T16:00:00.000Z', ['已结束', '已结束', '进入直播间']],
  ])('says what holds on %s', async (_, moment, said) => {
    expect(await sayAt(moment, 'cn')).toEqual(said);
  });

  it('says so in English', async () => {
    expect(await sayAt('2026-03-04T00:00:00Z', 'en')).toEqual(['Upcoming', 'Offline attendance', 'Reserve live']);
    expect(await sayAt('2026-03-06T00:00:00Z', 'en')).toEqual(['Live now', 'Offline attendance', 'Go to live room']);
    expect(await sayAt('2026-03-09T00:00:00Z', 'en')).toEqual(['Ended', 'Already ended', 'Go to live room']);
  });

  it('says that it is cancelled or postponed, and offers nothing to press', async () => {
    for (const day of ['2026-03-04', '2026-03-06', '2026-03-09']) {
      expect(await sayAt(`${day}T00:00:00Z`, 'en', { eventStatus: 'CANCELLED' })).toEqual(['Cancelled']);
      expect(await sayAt(`${day}T00:00:00Z`, 'cn', { eventStatus: 'CANCELLED' })).toEqual(['已取消']);
      expect(await sayAt(`${day}T00:00:00Z`, 'en', { eventStatus: 'POSTPONED' })).toEqual(['Postponed']);
      expect(await sayAt(`${day}T00:00:00Z`, 'cn', { eventStatus: 'POSTPONED' })).toEqual(['已延期']);
    }
  });

  it('is live only where there is a live room, and open only as long as content says so', async () => {
    const closed = { liveAddress: undefined, enrollStatus: 'CLOSED', enrollTypeDict: undefined } as const;
    expect(await sayAt('2026-03-06T00:00:00Z', 'en', closed)).toEqual(['On now', 'Enrollment closed']);
    expect(await sayAt('2026-03-09T00:00:00Z', 'en', closed)).toEqual(['Ended', 'Already ended']);
  });
});

describe('a page that was rendered the day before', () => {
  let root: Root;
  let container: HTMLElement;
  beforeEach(() => {
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    container.remove();
  });

  /** Loads at one moment and wakes at another. */
  async function wake(definition: unknown, rendered: string, visited: string) {
    const widget = definition as WidgetDefinition;
    const call = (async (name: string) => answers[name as keyof typeof answers]) as never;
    const route = { path: '/activity/7', params: { id: '7' }, query: {}, base: '', host: 'localhost' };
    const { site } = pageOf('en');
    vi.setSystemTime(rendered);
    const data = await widget.load({ call, site, route, signal: new AbortController().signal }, { eventId: 7 });
    vi.setSystemTime(visited);
    root.render(
      createView({
        definition: widget,
        attributes: { eventId: 7 },
        data,
        page: { site, sites: [site], dictionary: {}, route, counterparts: {} },
        ...{ key: 'w1', call, origin: '', rendered: true, host: container },
      }),
    );
    await vi.waitFor(() => expect(container.childElementCount).toBe(1));
  }
  const say = (selector: string) => textsOf(container, selector).map((text) => text.replace(/ \(opens.*/, ''));

  it('says what holds now', async () => {
    await wake(eventHero, '2026-03-04T12:00:00Z', '2026-03-05T12:00:00Z');
    await vi.waitFor(() => expect(say('.status')).toEqual(['Live now']));
  });

  it('ends its button in its place, and leaves room where the calendars were', async () => {
    await wake(eventFacts, '2026-03-07T12:00:00Z', '2026-03-08T12:00:00Z');
    await vi.waitFor(() => expect(say('.primary')).toEqual(['Already ended']));
    expect(container.querySelector<HTMLButtonElement>('button.primary')?.disabled).toBe(true);
    expect(container.querySelector('.calendar.past')).not.toBeNull();
  });

  it('follows the clock while it stays open: to the minute', async () => {
    await wake(eventFacts, '2026-03-05T01:28:30Z', '2026-03-05T01:28:30Z');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(say('.secondary')).toEqual(['Reserve live']);
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(say('.secondary')).toEqual(['Reserve live']);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(say('.secondary')).toEqual(['Go to live room']));
    root.unmount();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });

  it('needs no script where the event is cancelled or postponed', async () => {
    vi.setSystemTime('2026-03-01T00:00:00Z');
    const { site } = pageOf('en');
    const route = { path: '/', params: {}, query: {}, base: '', host: 'localhost' };
    for (const eventStatus of ['CANCELLED', 'POSTPONED'])
      for (const definition of [eventHero, eventFacts] as unknown as WidgetDefinition[]) {
        const call = (async (name: string) => (name === 'GET /activity/:id' ? { ...event, eventStatus } : [])) as never;
        const data = await definition.load({ call, site, route, signal: new AbortController().signal }, { eventId: 7 });
        expect(definition.wakeFor?.(data)).toBe('never');
      }
  });

  it('needs no script once it was over', async () => {
    vi.setSystemTime('2026-03-09T00:00:00Z');
    const given = { attributes, page: pageOf('en'), answers };
    for (const definition of [eventHero, eventFacts] as unknown as WidgetDefinition[]) {
      const load = (moment: string) => {
        vi.setSystemTime(moment);
        const call = (async (name: string) => answers[name as keyof typeof answers]) as never;
        const route = { path: '/', params: {}, query: {}, base: '', host: 'localhost' };
        return definition.load(
          { call, site: given.page.site, route, signal: new AbortController().signal },
          { eventId: 7 },
        );
      };
      expect(definition.wakeFor?.(await load('2026-03-07T00:00:00Z'))).toBe('visible');
      expect(definition.wakeFor?.(await load('2026-03-09T00:00:00Z'))).toBe('never');
    }
    expect(linksOf(await showWidget(eventFacts, given), '.calendar a')).toEqual([]);
  });
});
