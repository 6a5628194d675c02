import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Jump } from '../../../contract/entities/jump.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { JumpButton } from '../../../widgets/kit/components/jump-button.tsx';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';

const site: Site = { id: 2, title: 'T', name: 'N', mark: 'en', lang: 'en', languageName: 'English', logo: '/l.svg' };
const route = { path: '/', params: {}, query: {}, base: '/en', host: 'localhost' };
const origin = 'https://vendor.example';
const link = (path: string) => (path.startsWith('/') ? `${origin}/en${path}` : path);
const guide = { files: [{ url: '/files/guide.pdf', type: 'document' as const }] };

function show(jump: Jump | undefined, label?: string): Element | null {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <SurroundingsContext.Provider value={{ origin, rendered: false, page: { site, route }, link }}>
      <JumpButton jump={jump} label={label} />
    </SurroundingsContext.Provider>,
  );
  return element.firstElementChild;
}

describe('a jump button', () => {
  it('opens its form, or the consult form when it names none', () => {
    expect(
      show({ jumpContentType: 'FORM', buttonTitle: 'Ask', formBO: { id: 7 } })?.getAttribute('data-vt-form-id'),
    ).toBe('7');
    expect(show({ jumpContentType: 'FORM', buttonTitle: 'Ask' })?.getAttribute('href')).toBe(`${origin}/en/form/4001`);
  });

  it('names what its form unlocks, also for visitors without scripts', () => {
    const button = show({
      jumpContentType: 'FORM',
      buttonTitle: 'Read',
      formBO: { id: 7 },
      unlock: 'activity-review/71 publication/2',
    });
    expect(button?.getAttribute('data-vt-unlock')).toBe('activity-review/71 publication/2');
    const { pathname, searchParams } = new URL(button?.getAttribute('href') ?? '');
    expect([pathname, searchParams.get('unlock')]).toEqual(['/en/form/7', 'activity-review/71 publication/2']);
  });

  it('leads to an address of the site or of another', () => {
    const to = (buttonLink: string) =>
      show({ jumpContentType: 'URL', buttonTitle: 'Go', buttonLink })?.getAttribute('href');
    expect(to('/cases')).toBe(`${origin}/en/cases`);
    expect(to('https://other.example/')).toBe('https://other.example/');
  });

  it("opens a document of the content server in a new tab, whatever the site's path", () => {
    const button = show({ jumpContentType: 'DOCUMENT', buttonTitle: 'Read', attachment: guide });
    expect(button?.getAttribute('href')).toBe(`${origin}/files/guide.pdf`);
    expect(button?.getAttribute('target')).toBe('_blank');
  });

  it('plays a video over the page, and leads to its own address without a script', () => {
    const button = show({ jumpContentType: 'VIDEO', buttonTitle: 'Watch', attachmentUrl: '/files/clip.mp4' });
    expect(button?.getAttribute('href')).toBe(`${origin}/files/clip.mp4`);
    expect(button?.getAttribute('data-vt-open')).toBe('media-player');
    expect(JSON.parse(button?.getAttribute('data-vt-videos') ?? '')).toEqual([{ url: '/files/clip.mp4' }]);
  });

  it('plays several videos one after the other, each with its name, its captions and their picture', () => {
    const captions = [{ url: '/files/a.en.vtt', lang: 'en', label: 'English' }];
    const button = show({
      jumpContentType: 'VIDEO',
      buttonTitle: 'Watch',
      attachment: {
        files: [
          { url: '/files/a.mp4', type: 'video', name: 'One', captions },
          { url: '/files/cover.webp', type: 'image' },
          { url: '/files/b.mp4', type: 'video', name: 'Two' },
        ],
      },
    });
    expect(JSON.parse(button?.getAttribute('data-vt-videos') ?? '')).toEqual([
      { url: '/files/a.mp4', title: 'One', captions, poster: '/files/cover.webp' },
      { url: '/files/b.mp4', title: 'Two', poster: '/files/cover.webp' },
    ]);
  });

  it('saves a video that no browser plays, and still says so over the page', () => {
    const button = show({ jumpContentType: 'VIDEO', buttonTitle: 'Watch', attachmentUrl: '/files/clip.wmv' });
    expect(button?.hasAttribute('download')).toBe(true);
    expect(button?.getAttribute('href')).toBe(`${origin}/files/clip.wmv`);
    expect(button?.getAttribute('data-vt-open')).toBe('media-player');
    const played = show({ jumpContentType: 'VIDEO', buttonTitle: 'Watch', attachmentUrl: '/files/clip.mp4' });
    expect(played?.hasAttribute('download')).toBe(false);
  });

  it('asks by its form first for whatever a form stands before', () => {
    for (const jumpContentType of ['VIDEO', 'DOCUMENT', undefined] as const) {
      const button = show({ jumpContentType, formBO: { id: 7 }, unlock: 'media-resource/5' }, 'Watch');
      expect(button?.getAttribute('data-vt-open')).toBe('form');
      expect(button?.getAttribute('data-vt-form-id')).toBe('7');
      expect(button?.getAttribute('data-vt-unlock')).toBe('media-resource/5');
    }
  });

  it('takes the label where it has no title', () => {
    expect(show({ jumpContentType: 'FORM' }, 'Ask us')?.textContent).toBe('Ask us');
  });

  it('is not there when it has no type, no title or nowhere to go', () => {
    expect(show(undefined, 'Ask')).toBeNull();
    expect(show({ buttonTitle: 'Ask' })).toBeNull();
    expect(show({ jumpContentType: 'FORM' })).toBeNull();
    expect(show({ jumpContentType: 'URL', buttonTitle: 'Go' })).toBeNull();
    expect(show({ jumpContentType: 'DOCUMENT', buttonTitle: 'Read' })).toBeNull();
    expect(show({ jumpContentType: 'VIDEO', buttonTitle: 'Watch' })).toBeNull();
  });
});
