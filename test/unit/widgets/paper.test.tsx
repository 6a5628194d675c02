import { describe, expect, it } from 'vitest';
import paperCases from '../../../widgets/paper-cases/paper-cases.define.ts';
import paperDownload from '../../../widgets/paper-download/paper-download.define.ts';
import paperHero from '../../../widgets/paper-hero/paper-hero.define.ts';
import paperText from '../../../widgets/paper-text/paper-text.define.ts';
import { publicationOf, situationOf } from './publications.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';

const sections = { paperHero, paperText, paperCases, paperDownload };
const show = (section: unknown, rest: object = {}, mark: 'cn' | 'en' = 'en') =>
  showWidget(section, situationOf(publicationOf('WHITE_PAPER', rest), mark));

describe('a white paper’s page', () => {
  it('begins with its name over its picture, and the way back to all of them', async () => {
    const element = await show(paperHero);
    expect(textsOf(element, 'h1')).toEqual(['After replenishment']);
    expect(textsOf(element, '.lead')).toEqual(['What store managers do now']);
    expect(element.querySelector('.backdrop img')?.getAttribute('src')).toContain('/files/background.webp');
    expect(element.querySelector('.backdrop source')?.getAttribute('srcset')).toContain('/files/background-phone.webp');
    expect(linksOf(element, '.parent')).toEqual(['/periodical Publications']);
  });

  it('asks for the form that stands before its file, at its head and at its foot', async () => {
    for (const section of [paperHero, paperDownload]) {
      const link = (await show(section)).querySelector<HTMLElement>('[data-vt-open="form"]');
      expect(link?.textContent).toBe('Download white paper');
      expect(link?.getAttribute('href')).toBe('/form/5?unlock=publication%2F7');
      expect(link?.dataset).toMatchObject({ vtFormId: '5', vtUnlock: 'publication/7', vtSource: '/periodical/7' });
      expect(textsOf(await show(section, {}, 'cn'), '.primary')).toEqual(['下载白皮书']);
    }
  });

  it('says the content’s own words on the button, and leads to a file that no form stands before', async () => {
    const files = [{ url: '/files/paper.pdf', type: 'document' }];
    const jumpBO = { jumpContentType: 'DOCUMENT', buttonTitle: 'Have it', attachment: { files } };
    const element = await show(paperDownload, { jumpBO });
    expect(linksOf(element)).toEqual(['/files/paper.pdf Have it']);
    expect(textsOf(element, '.note')).toEqual([]);
    expect(textsOf(await show(paperDownload), '.note')).toEqual(['A short form, and the file is yours.']);
  });

  it('has its text with a list of the headings, where there are several', async () => {
    expect(linksOf(await show(paperText), '.anchors a')).toEqual(['#one One', '#two Two']);
    const short = await show(paperText, { publicationDescribe: '<h2 id="one">One</h2>' });
    expect(linksOf(short, '.anchors a')).toEqual([]);
    expect(textsOf(short, '.rich h2')).toEqual(['One']);
  });

  it('has its first three cases, which stand for manufacturing, retail and energy', async () => {
    const element = await show(paperCases);
    expect(textsOf(element, '.industry')).toEqual(['Manufacturing', 'Retail', 'Energy']);
    expect(textsOf(element, '.case-title')).toEqual(['Story 1', 'Story 2', 'Story 3']);
    expect(textsOf(await show(paperCases, {}, 'cn'), '.industry')).toEqual(['制造', '零售', '能源']);
  });

  it.each(Object.entries(sections))('has no %s for a journal, nor where nothing is named', async (_, section) => {
    const journal = await showWidget(section, situationOf(publicationOf('PUBLICATION')));
    expect(journal.childElementCount).toBe(0);
    const { answers } = situationOf({});
    expect((await showWidget(section, { answers })).childElementCount).toBe(0);
  });

  it('leaves out the parts that it has nothing for', async () => {
    expect((await show(paperCases, { exampleBOS: undefined })).childElementCount).toBe(0);
    expect((await show(paperDownload, { jumpBO: undefined })).childElementCount).toBe(0);
    expect((await show(paperHero, { jumpBO: undefined })).querySelector('.buttons')).toBeNull();
  });
});
