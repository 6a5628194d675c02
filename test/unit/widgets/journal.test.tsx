import { describe, expect, it } from 'vitest';
import journal from '../../../widgets/journal/journal.define.ts';
import { elsewhere, publicationOf, situationOf } from './publications.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const jumpBO = { jumpContentType: 'DOCUMENT', attachment: { files: [{ url: '/files/issue.pdf', type: 'document' }] } };
const show = (rest: object = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(journal, situationOf(publicationOf('PUBLICATION', { jumpBO, ...rest }), mark));
const sourcesOf = (element: Element, part: string) =>
  [...element.querySelectorAll(`${part} :is(img, source)`)].map(
    (each) => (each.getAttribute('src') ?? each.getAttribute('srcset'))?.replace(/\?.*/, '') ?? '',
  );

describe('an issue of a journal', () => {
  it('has its cover, its name, what it is about, and its contents', async () => {
    const element = await show();
    // The same, narrower, on phones.
    expect(sourcesOf(element, '.cover')).toEqual(['/files/cover.webp', '/files/cover.webp']);
    expect(textsOf(element, 'h1')).toEqual(['After replenishment']);
    expect(textsOf(element, '.lead')).toEqual(['What store managers do now']);
    expect(textsOf(element, '.rich h2')).toEqual(['One', 'Two']);
    expect(linksOf(element, '.parent')).toEqual(['/periodical Publications']);
  });

  it('has its two pictures, and others for phones', async () => {
    const element = await show();
    expect(sourcesOf(element, '.ground')).toEqual(['/files/background-phone.webp', '/files/background.webp']);
    expect(sourcesOf(element, '.base')).toEqual(['/files/base-phone.webp', '/files/base.webp']);
    const bare = await show({ backgroundPicture: undefined, basePicture: undefined });
    expect([sourcesOf(bare, '.ground'), sourcesOf(bare, '.base')]).toEqual([[], []]);
  });

  it('is read by its button, in the content’s words or its own', async () => {
    expect(linksOf(await show(), '.primary')).toEqual(['/files/issue.pdf Read the issue']);
    expect(linksOf(await show({}, 'cn'), '.primary')).toEqual(['/files/issue.pdf 阅读本期']);
    const named = await show({ jumpBO: { ...jumpBO, buttonTitle: 'Leaf through' } });
    expect(linksOf(named, '.primary')).toEqual(['/files/issue.pdf Leaf through']);
    expect(linksOf(await show({ jumpBO: undefined }), '.primary')).toEqual([]);
  });

  it('shows nothing of a white paper on the page of that, and says elsewhere that it is none', async () => {
    const paper = await showWidget(journal, situationOf(publicationOf('WHITE_PAPER')));
    expect(paper.childElementCount).toBe(0);
    await expect(showWidget(journal, elsewhere(publicationOf('WHITE_PAPER')))).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('Publication 7 is a white paper'),
    });
  });
});
