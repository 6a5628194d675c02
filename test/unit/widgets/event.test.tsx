import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../contract/entities/activity.ts';
import event from '../../../widgets/event/event.define.ts';
import agenda from '../../../widgets/event-agenda/event-agenda.define.ts';
import hero from '../../../widgets/event-hero/event-hero.define.ts';
import speakers from '../../../widgets/event-speakers/event-speakers.define.ts';
import text from '../../../widgets/event-text/event-text.define.ts';
import video from '../../../widgets/event-video/event-video.define.ts';
import { film, event as given } from './events.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const show = (definition: unknown, changes: Partial<Activity> = {}) =>
  showWidget(definition, {
    attributes: { 'event-id': '7' },
    answers: { 'GET /activity/:id': { ...given, ...changes }, 'POST /topNavigation/list': [] },
  });
const tagsOf = (element: Element) =>
  [...element.querySelectorAll('*')].map(({ localName }) => localName).filter((name) => name.startsWith('vt-'));
const people = [
  { id: 1, name: 'Lu Yuanzhou', avatar: '/files/lu.webp', position: 'Chief executive' },
  { id: 2, name: '陆远舟' },
];

describe('the page of an event', () => {
  it('is a programme beside its facts, or begins with the film', async () => {
    const standard = await show(event);
    expect(tagsOf(standard)).toEqual(
      ['hero', 'facts', 'text', 'agenda', 'speakers', 'reviews'].map((name) => `vt-event-${name}`),
    );
    const compact = await show(event, { activityShowType: 'LIVE' });
    expect(tagsOf(compact)).toEqual(
      ['hero', 'video', 'facts', 'text', 'agenda', 'speakers', 'reviews'].map((name) => `vt-event-${name}`),
    );
    expect(compact.querySelector('.stage vt-event-video')?.getAttribute('event-id')).toBe('7');
  });

  it('has its picture in one place', async () => {
    const isPictured = async (definition: unknown, changes: Partial<Activity>) =>
      (await show(definition, changes)).querySelector('img[src^="/files/cover.webp"]') !== null;
    const compact = { activityShowType: 'LIVE' };
    expect([await isPictured(hero, {}), await isPictured(video, {})]).toEqual([true, false]);
    expect([await isPictured(hero, compact), await isPictured(video, compact)]).toEqual([false, true]);
  });

  it('plays its film from there', async () => {
    const films = '[data-vt-open="media-player"]';
    expect(linksOf(await show(hero, { videoMaterial: film }), films)).toEqual(['/files/film.mp4 Watch the film']);
    expect(linksOf(await show(video, { videoMaterial: film }), films)).toEqual(['/files/film.mp4 Watch the film']);
    expect(linksOf(await show(hero), films)).toEqual([]);
  });

  it('leads up to all events', async () => {
    expect(linksOf(await show(hero), '.parent')).toEqual(['/activity All events']);
  });
});

describe('the sections of an event', () => {
  it('tell what happens when, with a picture of those alone who have none among the speakers', async () => {
    const activityAgendas = [
      { agendaStr: '9:00', title: 'Opening', activitySpeaker: people[0] },
      { agendaStr: '10:00', title: 'Break' },
      { agendaStr: '10:30', title: 'Questions', activitySpeaker: people[1] },
    ];
    const element = await show(agenda, { activityAgendas, activitySpeakers: people.slice(0, 1) });
    expect(textsOf(element, '.time, h3')).toEqual(['9:00', 'Opening', '10:00', 'Break', '10:30', 'Questions']);
    expect(textsOf(element, '.who')).toEqual(['Lu YuanzhouChief executive', '陆陆远舟']);
    expect(element.querySelectorAll('img')).toHaveLength(0);
  });

  it('show who speaks, by a monogram where there is no picture', async () => {
    const element = await show(speakers, { activitySpeakers: [...people, { name: 'Eleanor Mary Whitcombe' }] });
    expect(textsOf(element, '.portrait')).toEqual(['', '陆', 'EW']);
    expect(element.querySelector('.portrait img')?.getAttribute('src')).toContain('/files/lu.webp');
  });

  it('have what there is to read', async () => {
    expect(textsOf(await show(text, { activityDescribe: '<p>Come early.</p>' }), 'h2, p')).toEqual([
      'About the event',
      'Come early.',
    ]);
  });

  it('take no place where there is nothing to show', async () => {
    for (const definition of [agenda, speakers, text, video])
      expect((await show(definition)).childElementCount).toBe(0);
  });

  it.each(Object.entries({ event, hero, agenda, speakers, text, video }))(
    'take nothing of a foreign page’s path, and say what is missing: %s',
    async (_, definition) => {
      const route = { path: '/product/7', params: { id: '7' }, query: {}, base: '', host: 'localhost' };
      const shown = showWidget(definition, { answers: { 'POST /topNavigation/list': [] }, page: { route } });
      await expect(shown).rejects.toThrow('event-id=');
    },
  );
});
