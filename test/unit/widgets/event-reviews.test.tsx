import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Review } from '../../../contract/entities/activity.ts';
import eventReviews from '../../../widgets/event-reviews/event-reviews.define.ts';
import { followUnlocked } from '../../../widgets/event-reviews/follow-unlocked.ts';
import { event, film } from './events.ts';
import { linksOf, picture, showWidget, textsOf } from './show-widget.tsx';

const reviewOf = (id: number, playType: Review['playType'], jumpBO?: Review['jumpBO']): Review => ({
  id,
  title: `Review ${id}`,
  playType,
  jumpBO,
  coverMaterial: picture(`cover-${id}`),
});
const show = (...activityReviews: Review[]) =>
  showWidget(eventReviews, {
    attributes: { 'event-id': '7' },
    answers: { 'GET /activity/:id': { ...event, activityReviews } },
  });
const locked = { jumpContentType: 'FORM', formBO: { id: 5 }, unlock: 'activity-review/71' } as const;

describe('the reviews of an event', () => {
  it('play their own file', async () => {
    const element = await show(reviewOf(1, 'UPLOAD', { jumpContentType: 'VIDEO', attachment: film }));
    expect(linksOf(element)).toEqual(['/files/film.mp4 Review 1 · Play']);
    expect(element.querySelector<HTMLElement>('a')?.dataset.vtVideos).toContain('cover-1');
  });

  it('lead to another address, in a new tab', async () => {
    const element = await show(reviewOf(1, 'URL', { jumpContentType: 'URL', buttonLink: 'https://press.example' }));
    const link = element.querySelector('a');
    expect([link?.getAttribute('href'), link?.target, link?.rel]).toEqual([
      'https://press.example',
      '_blank',
      'noopener',
    ]);
  });

  it('ask for their form first where it stands before them, and name themselves to it', async () => {
    const element = await show(reviewOf(71, 'UPLOAD', locked));
    expect(linksOf(element)).toEqual([
      '/form/5?unlock=activity-review%2F71&source=%2Factivity%2F7 Review 71 · Watch after a short form',
    ]);
    expect(element.querySelector<HTMLElement>('a')?.dataset).toMatchObject({
      ...{ vtOpen: 'form', vtFormId: '5', vtUnlock: 'activity-review/71', vtSource: '/activity/7' },
    });
  });

  it('say what the content calls it, and are words alone where they lead nowhere', async () => {
    const named = reviewOf(1, 'URL', { jumpContentType: 'URL', buttonLink: '/x', buttonTitle: 'To the report' });
    const element = await show(named, reviewOf(2, 'URL'));
    expect(textsOf(element, '.review-way')).toEqual(['To the report']);
    expect(linksOf(element)).toEqual(['/x Review 1 · To the report']);
    expect(textsOf(element, 'h3')[1]).toBe('Review 2');
  });

  it('take no place where there are none', async () => {
    expect((await show()).childElementCount).toBe(0);
  });
});

describe('once a form was sent', () => {
  const upload = { unlock: 'activity-review/71', playType: 'UPLOAD', title: 'Talk', poster: '/files/p.webp' } as const;
  const elsewhere = { unlock: 'activity-review/72', playType: 'URL', title: 'Notes' } as const;
  const push = vi.fn();
  const assign = vi.fn();
  let end = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('vtApi', { push, origin: location.origin });
    vi.stubGlobal('location', { assign, origin: location.origin, href: location.href });
    const host = document.createElement('div');
    host.setAttribute('theme', 'dark');
    end = followUnlocked(host, [upload, elsewhere], { mark: 'en', leaves: true });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    push.mockReset();
    assign.mockReset();
  });

  /** As a form's modal tells it. */
  function submit(unlock: string, links: object[]) {
    const form = document.createElement('div');
    form.setAttribute('unlock', unlock);
    document.body.append(form);
    form.dispatchEvent(new CustomEvent('vt-submit', { bubbles: true, composed: true, detail: { id: 'x', links } }));
    form.remove();
    vi.runAllTimers();
  }

  it('the film of that very review plays, in the theme of the list', () => {
    submit('activity-review/71', [{ url: '/files/a.mp4?signature=1', type: 'video' }]);
    const videos = [{ url: '/files/a.mp4?signature=1', title: 'Talk', poster: '/files/p.webp' }];
    expect(push).toHaveBeenCalledExactlyOnceWith(['open', 'media-player', { videos, site: 'en', theme: 'dark' }]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('the page goes to the address of that very review', async () => {
    submit('activity-review/72', [{ url: 'https://open.example/notes' }]);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://open.example/notes'));
    expect(push).not.toHaveBeenCalled();
  });

  it('nothing follows another form, or one that has unlocked nothing', () => {
    submit('publication/3', [{ url: '/files/paper.pdf' }]);
    submit('activity-review/71', []);
    expect(push).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it('a foreign page stays where it is', () => {
    end();
    end = followUnlocked(document.body, [elsewhere], { mark: 'en', leaves: false });
    submit('activity-review/72', [{ url: 'https://open.example/notes' }]);
    expect(assign).not.toHaveBeenCalled();
  });
});
