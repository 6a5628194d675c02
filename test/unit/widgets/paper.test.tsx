import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkLifetime } from '../../../contract/constants.ts';
import paperCases from '../../../widgets/paper-cases/paper-cases.define.ts';
import paperDownload from '../../../widgets/paper-download/paper-download.define.ts';
import paperHero from '../../../widgets/paper-hero/paper-hero.define.ts';
import paperText from '../../../widgets/paper-text/paper-text.define.ts';
import { elsewhere, publicationOf, situationOf } from './publications.ts';
import { linksOf, showWidget, textsOf } from './show-widget.tsx';
import { sendForm, wakeGated } from './wake-gated.tsx';

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
      expect(link?.getAttribute('href')).toBe('/form/5?unlock=publication%2F7&source=%2Fperiodical%2F7');
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

  it.each(Object.entries(sections))('has no %s for a journal, and says so elsewhere', async (_, section) => {
    const journal = await showWidget(section, situationOf(publicationOf('PUBLICATION')));
    expect(journal.childElementCount).toBe(0);
    await expect(showWidget(section, elsewhere(publicationOf('PUBLICATION')))).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('Publication 7 is a journal'),
    });
  });

  it('leaves out the parts that it has nothing for', async () => {
    expect((await show(paperCases, { exampleBOS: undefined })).childElementCount).toBe(0);
    expect((await show(paperDownload, { jumpBO: undefined })).childElementCount).toBe(0);
    expect((await show(paperHero, { jumpBO: undefined })).querySelector('.buttons')).toBeNull();
  });
});

describe.each([
  ['head', paperHero],
  ['foot', paperDownload],
])('the %s of a white paper behind a form, in a browser', (_, definition) => {
  const fileOf = (signature: string) => ({ url: `/files/paper.pdf?signature=${signature}`, type: 'document' });
  const storageName = 'vt-pass-publication/7';
  const form = '/form/5?unlock=publication%2F7&source=%2Fperiodical%2F7 Download white paper';
  let root: Root;
  let host: HTMLElement;
  let asked: unknown[];
  /** What the server has for a pass. */
  let links: object[] | undefined;

  const mount = (origin = '', rest: object = {}) =>
    wakeGated({
      ...{ root, host, origin, path: '/periodical/7' },
      definition,
      data: { paper: publicationOf('WHITE_PAPER', rest), parent: undefined },
      call: async (_, input) => {
        asked.push(input);
        return { links };
      },
    });
  const send = (detail: object, written = 'unlock="publication/7"') => sendForm(written, { formId: 5, ...detail });
  const button = () => host.querySelector<HTMLAnchorElement>('.primary');
  const expectLink = (link: string) => vi.waitFor(() => expect(linksOf(host, '.primary')).toEqual([link]));

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
    asked = [];
    links = undefined;
    localStorage.clear();
  });
  afterEach(() => {
    root.unmount();
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  it('has the file once the form is sent, in the very link that opened the form', async () => {
    await mount();
    const opener = button();
    expect(linksOf(host, '.primary')).toEqual([form]);
    send({ links: [fileOf('a')], pass: 'pass-1' });
    await expectLink('/files/paper.pdf?signature=a Download white paper');
    expect(button()).toBe(opener);
    expect(opener?.dataset.vtOpen).toBeUndefined();
    expect(opener?.target).toBe('_blank');
    expect(localStorage.getItem(storageName)).toBe('pass-1');
  });

  it('takes nothing from a form that was sent for something else', async () => {
    await mount();
    send({ links: [fileOf('a')] }, 'unlock="publication/8"');
    send({ links: [fileOf('a')], formId: 9 }, '');
    send({});
    await new Promise((next) => setTimeout(next));
    expect(linksOf(host, '.primary')).toEqual([form]);
  });

  it('has it again on a later visit, for the pass that was kept', async () => {
    localStorage.setItem(storageName, 'pass-1');
    links = [fileOf('b')];
    await mount();
    await expectLink('/files/paper.pdf?signature=b Download white paper');
    expect(asked).toEqual([{ body: { site: { id: 2 }, form: { id: 5 }, pass: 'pass-1' } }]);
  });

  it('asks for the form again once the pass has ended', async () => {
    localStorage.setItem(storageName, 'pass-1');
    await mount();
    await vi.waitFor(() => expect(localStorage.getItem(storageName)).toBeNull());
    expect(linksOf(host, '.primary')).toEqual([form]);
  });

  it('has its link anew, where that has ended', async () => {
    await mount();
    send({ links: [fileOf('a')], pass: 'pass-1' });
    await expectLink('/files/paper.pdf?signature=a Download white paper');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + linkLifetime);
    links = [];
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button()?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await expectLink(form);
  });

  it('has no file of the paper that stood there before', async () => {
    await mount();
    send({ links: [fileOf('a')], pass: 'pass-1' });
    await expectLink('/files/paper.pdf?signature=a Download white paper');
    const jumpBO = { jumpContentType: 'FORM', formBO: { id: 5 }, unlock: 'publication/8' };
    void mount('', { id: 8, jumpBO });
    await expectLink('/form/5?unlock=publication%2F8&source=%2Fperiodical%2F8 Download white paper');
  });

  it('keeps nothing on a foreign page', async () => {
    await mount('https://content.example');
    send({ links: [fileOf('a')], pass: 'pass-1' });
    await expectLink('https://content.example/files/paper.pdf?signature=a Download white paper');
    expect(localStorage.length).toBe(0);
  });
});
