import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../../../contract/entities/site.ts';
import { Player } from '../../../widgets/kit/components/player.tsx';
import type { Video } from '../../../widgets/kit/components/video.ts';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';

const site: Site = { id: 2, title: 'T', name: 'N', mark: 'en', lang: 'en', languageName: 'English', logo: '/l.svg' };
const route = { path: '/', params: {}, query: {}, base: '', host: 'localhost' };
const origin = 'https://vendor.example';
const captions = [
  { url: '/files/a.cn.vtt', lang: 'zh-CN', label: '中文' },
  { url: '/files/a.en.vtt', lang: 'en', label: 'English' },
];
const one: Video = { url: '/files/a.mp4', title: 'One', poster: '/files/a.webp', captions };
const two: Video = { url: 'https://play.example/b.mp4' };

let place: HTMLElement;
let root: Root | undefined;
let play: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
  vi.restoreAllMocks();
});

const view = (videos: readonly Video[], start?: boolean) => (
  <SurroundingsContext.Provider value={{ origin, rendered: false, page: { site, route }, link: String }}>
    <Player videos={videos} site={site} start={start} />
  </SurroundingsContext.Provider>
);

async function show(videos: readonly Video[], start?: boolean) {
  root = createRoot(place);
  root.render(view(videos, start));
  await vi.waitFor(() => expect(place.querySelector('video')).not.toBeNull());
  // Its effects come after it stands there.
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(start ? 1 : 0));
}

const video = () => place.querySelector('video') as HTMLVideoElement;
const buttons = () => [...place.querySelectorAll<HTMLButtonElement>('.playlist button')];
const current = () => place.querySelector('.playlist [aria-current]')?.textContent;

describe('a player', () => {
  it("has the browser's controls, and where scripts run WeChat's names for playing in its place", async () => {
    place.innerHTML = renderToStaticMarkup(view([one]));
    for (const name of ['controls', 'playsinline']) expect(video().hasAttribute(name), name).toBe(true);
    expect(video().getAttribute('preload')).toBe('metadata');
    expect(video().hasAttribute('autoplay')).toBe(false);
    // No attributes of HTML's, so that the page as it is sent has none of them.
    const names = ['webkit-playsinline', 'x5-playsinline', 'x5-video-player-type'];
    for (const name of names) expect(video().hasAttribute(name), name).toBe(false);
    place.innerHTML = '';
    await show([one]);
    for (const name of names) expect(video().hasAttribute(name), name).toBe(true);
  });

  it('takes video, picture and captions from the content server, and asks for its leave to read those', () => {
    place.innerHTML = renderToStaticMarkup(view([one]));
    expect(video().getAttribute('src')).toBe(`${origin}/files/a.mp4`);
    expect(video().getAttribute('poster')).toContain(`${origin}/files/a.webp?w=`);
    expect(video().getAttribute('crossorigin')).toBe('anonymous');
    expect([...place.querySelectorAll('track')].map((track) => track.getAttribute('src'))).toEqual([
      `${origin}/files/a.cn.vtt`,
      `${origin}/files/a.en.vtt`,
    ]);
  });

  it("shows the captions of its site's language", () => {
    place.innerHTML = renderToStaticMarkup(view([one]));
    expect([...place.querySelectorAll('track[default]')].map((track) => track.getAttribute('srclang'))).toEqual(['en']);
  });

  it('leaves the video of another host as it is', () => {
    place.innerHTML = renderToStaticMarkup(view([two]));
    expect(video().getAttribute('src')).toBe('https://play.example/b.mp4');
    expect(video().hasAttribute('crossorigin')).toBe(false);
  });

  it('plays by itself only when somebody pressed a button to see it', async () => {
    await show([one], true);
    expect(play).toHaveBeenCalledTimes(1);
    root?.unmount();
    play.mockClear();
    root = createRoot(place);
    root.render(view([one]));
    await vi.waitFor(() => expect(place.querySelector('video')).not.toBeNull());
    expect(play).not.toHaveBeenCalled();
  });

  it('waits with its poster until its film begins, or is wound forward', async () => {
    for (const name of ['play', 'seeking']) {
      await show([one]);
      await vi.waitFor(() => expect(video().className).toBe('waiting'));
      video().dispatchEvent(new Event(name));
      await vi.waitFor(() => expect(video().className, name).toBe(''));
      root?.unmount();
    }
  });

  it('stays with its controls where the browser refuses to start', async () => {
    play.mockImplementation(async () => {
      throw new DOMException('no gesture', 'NotAllowedError');
    });
    await show([one], true);
    expect(place.querySelector('[role="alert"]')).toBeNull();
    expect(video().hasAttribute('controls')).toBe(true);
  });

  it('goes on to the next when one has ended, and stays at the last', async () => {
    await show([one, two]);
    expect([current(), place.querySelector('[role="status"]')?.textContent]).toEqual(['One', 'Playing 1 of 2: One']);
    video().dispatchEvent(new Event('ended'));
    await vi.waitFor(() => expect(current()).toBe('Video 2'));
    expect(place.querySelector('[role="status"]')?.textContent).toBe('Playing 2 of 2: Video 2');
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    video().dispatchEvent(new Event('ended'));
    expect(current()).toBe('Video 2');
    expect(video().getAttribute('src')).toBe('https://play.example/b.mp4');
  });

  it('plays what is chosen from its list', async () => {
    await show([one, two]);
    buttons()[1]?.click();
    await vi.waitFor(() => expect(current()).toBe('Video 2'));
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  });

  it('says that it failed, tries again and leads to the file', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    await show([one]);
    video().dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(place.querySelector('[role="alert"]')).not.toBeNull());
    expect(place.querySelector('[role="alert"] a')?.getAttribute('href')).toBe(`${origin}/files/a.mp4`);
    place.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
    await vi.waitFor(() => expect(place.querySelector('[role="alert"]')).toBeNull());
    expect(load).toHaveBeenCalledTimes(1);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('offers a video that no browser plays as a file, in words', () => {
    place.innerHTML = renderToStaticMarkup(view([{ url: '/files/old.wmv', title: 'Old' }], true));
    expect(place.querySelector('video')).toBeNull();
    expect(place.querySelector('.player p')?.textContent).toContain('cannot play WMV');
    const way = place.querySelector<HTMLAnchorElement>('.player a');
    expect([way?.getAttribute('href'), way?.hasAttribute('download')]).toEqual([`${origin}/files/old.wmv`, true]);
  });

  it('begins with a video that plays, and goes on past those that do not', async () => {
    await show([{ url: '/files/old.rm', title: 'Old' }, one, { url: '/files/new.mkv', title: 'Raw' }, two]);
    expect(current()).toBe('One');
    video().dispatchEvent(new Event('ended'));
    await vi.waitFor(() => expect(current()).toBe('Video 4'));
    buttons()[2]?.click();
    await vi.waitFor(() => expect(current()).toBe('RawMKV'));
    expect(place.querySelector('video')).toBeNull();
    buttons()[1]?.click();
    await vi.waitFor(() => expect(place.querySelector('video')?.getAttribute('src')).toBe(`${origin}/files/a.mp4`));
  });

  it('is nothing without a video', () => {
    expect(renderToStaticMarkup(view([]))).toBe('');
  });
});
