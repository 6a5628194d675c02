import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkLifetime } from '../../../contract/constants.ts';
import type { MediaResource } from '../../../contract/entities/media.ts';
import mediaFilm from '../../../widgets/media-film/media-film.define.ts';
import { clip, filmOf, gatedFilm } from './media.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';
import { sendForm, wakeGated } from './wake-gated.tsx';

const show = (film: MediaResource, mark: 'cn' | 'en' = 'en') =>
  showWidget(mediaFilm, {
    mark,
    attributes: { 'media-id': String(film.id) },
    answers: {
      'GET /multimedia/resource/:id': film,
      'POST /topNavigation/list': [{ id: 1, displayName: 'Videos', pageAddress: '/media', navigationName: 'Videos' }],
    },
  });

describe('a film', () => {
  it('says what it is, and how long it takes where that is known', async () => {
    const element = await show(filmOf(7, { duration: 3725 }));
    expect(linksOf(element, '.kicker a')).toEqual(['/media Videos']);
    expect(textsOf(element, 'h1')).toEqual(['Film 7']);
    expect(textsOf(element, '.facts')).toEqual(['Demo · 2026/03/01 · Length 1:02:05']);
    expect(textsOf(await show(filmOf(7), 'cn'), '.facts')).toEqual(['Demo · 2026年03月01日']);
  });

  it('stands in a player with its cover as the poster', async () => {
    const element = await show(filmOf(7, { videoMaterial: { files: [clip] } }));
    expect(JSON.parse(element.querySelector('vt-media-player')?.getAttribute('videos') ?? '')).toEqual([
      { url: clip.url, title: 'Film 7', captions: [], poster: '/files/cover-7.webp' },
    ]);
    expect(element.querySelector('.gate')).toBeNull();
  });

  it('that is live has the way to its room, in a tab of its own, and only once', async () => {
    const liveAddress = 'https://live.example/desk';
    const jumpBO = { jumpContentType: 'URL' as const, buttonTitle: 'Watch', buttonLink: liveAddress };
    const element = await show(filmOf(7, { liveAddress, jumpBO }));
    expect(linksOf(element, '.buttons a')).toEqual([`${liveAddress} Go to live room`]);
    expect(element.querySelector('.buttons a')?.getAttribute('target')).toBe('_blank');
  });

  it('behind a form has the way to it over the poster, named for what it unlocks', async () => {
    const element = await show(gatedFilm);
    expect(linksOf(element, '.gate a')).toEqual(['/form/4?unlock=media-resource%2F5&source=%2FMedia%2F5 Fill in']);
    expect(element.querySelector('.gate a')?.getAttribute('data-vt-source')).toBe('/Media/5');
    expect(element.querySelectorAll('.buttons a, video, vt-media-player')).toHaveLength(0);
  });

  it('keeps the button that its content has beside the form', async () => {
    const jumpBO = {
      ...gatedFilm.jumpBO,
      jumpContentType: 'URL' as const,
      buttonTitle: 'Slides',
      buttonLink: '/cases',
    };
    const element = await show({ ...gatedFilm, jumpBO });
    expect(linksOf(element, '.buttons a')).toEqual(['/cases Slides']);
    expect(linksOf(element, '.gate a')).toEqual(['/form/4?unlock=media-resource%2F5&source=%2FMedia%2F5 Slides']);
  });
});

describe('a film behind a form, in a browser', () => {
  const link = (name: string) => ({ url: `/files/clip.mp4?signature=${name}`, type: 'video', name: 'Film 5' });
  const storageName = 'vt-pass-media-resource/5';
  let root: Root;
  let host: HTMLElement;
  let asked: unknown[];
  /** What the server has for a pass. */
  let links: object[] | undefined;

  const mount = (origin = '', resource: object = gatedFilm) =>
    wakeGated({
      ...{ root, host, origin, path: '/Media/5' },
      definition: mediaFilm,
      data: { resource, parent: undefined },
      call: async (_, input) => {
        asked.push(input);
        return { links };
      },
    });
  const send = (detail: object, written = 'unlock="media-resource/5" open') =>
    sendForm(written, { formId: 4, ...detail });
  const film = () => host.querySelector('video');
  const playing = () => vi.waitFor(() => expect(film()).not.toBeNull());

  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined);
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
    asked = [];
    links = undefined;
    localStorage.clear();
  });
  afterEach(() => {
    root.unmount();
    document.body.innerHTML = '';
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('plays in the place of its poster once the form is sent, whose dialog closes', async () => {
    await mount();
    const form = send({ links: [link('a')], pass: 'pass-1' });
    await playing();
    expect(film()?.getAttribute('src')).toBe('/files/clip.mp4?signature=a');
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
    await vi.waitFor(() => expect(form.hasAttribute('open')).toBe(false));
    expect(localStorage.getItem(storageName)).toBe('pass-1');
  });

  it('does not play in the place of another film that comes to stand there', async () => {
    await mount();
    send({ links: [link('a')], pass: 'pass-1' });
    await playing();
    void mount('', { ...gatedFilm, id: 6, jumpBO: { ...gatedFilm.jumpBO, unlock: 'media-resource/6' } });
    await vi.waitFor(() => expect(film()).toBeNull());
  });

  it('leaves the thank-you open where it has more than the film', async () => {
    await mount();
    const form = send({ links: [link('a'), { url: '/files/slides.pdf', type: 'document' }] });
    await playing();
    expect(form.hasAttribute('open')).toBe(true);
  });

  it('takes nothing from a form that was sent for something else', async () => {
    await mount();
    send({ links: [link('a')] }, 'unlock="media-resource/6"');
    send({ links: [link('a')], formId: 9 }, '');
    send({ links: [{ url: '/files/slides.pdf', type: 'document' }] });
    send({ links: [link('b')] }, '');
    await playing();
    expect(film()?.getAttribute('src')).toBe('/files/clip.mp4?signature=b');
  });

  it('stands there on a later visit, by the pass, and waits to be played', async () => {
    localStorage.setItem(storageName, 'pass-1');
    links = [link('c')];
    await mount();
    await playing();
    expect(asked).toEqual([{ body: { site: { id: 2 }, form: { id: 4 }, pass: 'pass-1' } }]);
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  });

  it('is behind its form again once the pass is over, which is forgotten', async () => {
    localStorage.setItem(storageName, 'pass-1');
    await mount();
    await vi.waitFor(() => expect(localStorage.getItem(storageName)).toBeNull());
    expect(host.querySelector('.gate')).not.toBeNull();
  });

  it('leaves nothing in the storage of a foreign page', async () => {
    localStorage.setItem(storageName, 'pass-1');
    await mount('https://vendor.example');
    send({ links: [link('a')], pass: 'pass-2' });
    await playing();
    expect(asked).toEqual([]);
    expect(localStorage.getItem(storageName)).toBe('pass-1');
  });

  it('goes on where it was when its link has ended', async () => {
    await mount();
    send({ links: [link('a')], pass: 'pass-1' });
    await playing();
    links = [link('d')];
    vi.setSystemTime(Date.now() + linkLifetime);
    const video = film() as HTMLVideoElement;
    Object.defineProperty(video, 'currentTime', { value: 12.5 });
    video.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(film()?.getAttribute('src')).toBe('/files/clip.mp4?signature=d#t=12.5'));
  });
});
