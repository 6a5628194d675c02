import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Image, imageAddress } from '../../../widgets/kit/components/image.tsx';
import { SurroundingsContext } from '../../../widgets/kit/runtime/view.tsx';
import { watchIntersections } from './support/browser.ts';

const file = { url: '/files/cover.webp', type: 'image' as const, width: 1600, height: 900, alt: 'A quay at dawn' };
const origin = 'https://vendor.example';

describe("a picture's address", () => {
  it.each([
    ['/files/cover.webp', 400, '', '/files/cover.webp?w=600'],
    ['/files/cover.jpg', 333, '', '/files/cover.jpg?w=600'],
    ['/files/cover.webp', 400, origin, `${origin}/files/cover.webp?w=600`],
    ['/files/logo.svg', 400, '', '/files/logo.svg'],
    ['/files/logo.svg', 400, origin, `${origin}/files/logo.svg`],
    ['https://cdn.example/files/a.jpg', 400, origin, 'https://cdn.example/files/a.jpg'],
    ['data:image/png;base64,AAAA', 400, origin, 'data:image/png;base64,AAAA'],
  ])('%s at %i px from %j is %s', (url, width, from, address) => {
    expect(imageAddress(url, width, from)).toBe(address);
  });
});

function show(view: React.ReactNode): Element {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(view);
  return element;
}

const attributes = (element: Element | null, ...names: string[]) => names.map((name) => element?.getAttribute(name));

describe("a picture in a server's HTML", () => {
  it('has its place before it is there: width, height, address and words', () => {
    const image = show(<Image file={file} width={400} />).querySelector('img');
    expect(attributes(image, 'src', 'width', 'height', 'alt', 'loading')).toEqual([
      '/files/cover.webp?w=600',
      '400',
      '225',
      'A quay at dawn',
      'lazy',
    ]);
  });

  it('of which only the address is known still has a height', () => {
    const image = show(<Image file="/files/icon.webp" width={320} />).querySelector('img');
    expect(attributes(image, 'height', 'alt')).toEqual(['180', '']);
  });

  it('that is seen first is fetched first', () => {
    const image = show(<Image file={file} width={400} eager />).querySelector('img');
    expect(attributes(image, 'loading', 'fetchpriority')).toEqual(['eager', 'high']);
  });

  it('may be another one on phones', () => {
    const phone = { ...file, url: '/files/tall.webp', width: 400, height: 800 };
    const source = show(<Image file={file} width={1440} phone={phone} />).querySelector('picture > source');
    expect(attributes(source, 'srcset', 'media', 'width', 'height')).toEqual([
      '/files/tall.webp?w=600',
      '(max-width: 767.98px)',
      '390',
      '780',
    ]);
  });
});

describe('a picture in a bare widget', () => {
  let root: Root;
  afterEach(() => {
    root.unmount();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  async function mount(eager: boolean): Promise<HTMLImageElement> {
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    root.render(
      <SurroundingsContext.Provider value={{ origin, rendered: false, link: (path) => path }}>
        <Image file={file} width={400} eager={eager} />
      </SurroundingsContext.Provider>,
    );
    await vi.waitFor(() => expect(place.querySelector('img')).not.toBeNull());
    return place.querySelector('img') as HTMLImageElement;
  }

  it('is fetched 100 px before it comes into view', async () => {
    const { show, marginsOf } = watchIntersections();
    const image = await mount(false);
    await vi.waitFor(() => expect(marginsOf(image)).toEqual(['100px']));
    expect(image.hasAttribute('src')).toBe(false);
    show(image, false);
    expect(image.hasAttribute('src')).toBe(false);
    show(image);
    await vi.waitFor(() => expect(image.getAttribute('src')).toBe(`${origin}/files/cover.webp?w=600`));
    await vi.waitFor(() => expect(marginsOf(image)).toEqual([]));
  });

  it('that is seen first is fetched at once', async () => {
    watchIntersections();
    expect((await mount(true)).getAttribute('src')).toBe(`${origin}/files/cover.webp?w=600`);
  });
});
