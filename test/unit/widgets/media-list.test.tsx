import { describe, expect, it } from 'vitest';
import type { CallInput } from '../../../contract/calls.ts';
import mediaList from '../../../widgets/media-list/media-list.define.ts';
import { filmOf, gatedFilm } from './media.ts';
import { linksOf, showWidget, sites, textsOf } from './show-widget.tsx';

type Asked = CallInput<'POST /multimedia/resource/list'>['body'];

/** A list of films as the page's own address asks for it, and what it asked the server for. */
async function show(query: Record<string, string | string[]> = {}, { path = '/media', total = 24 } = {}) {
  const asked: Asked[] = [];
  const element = await showWidget(mediaList, {
    page: {
      site: { ...sites.en, timeZone: 'Asia/Shanghai' },
      route: { path, params: {}, query, base: '', host: 'localhost' },
    },
    answers: {
      'GET /multimedia/resource/type/list/:siteId': ['Talk', 'Demo'],
      'POST /multimedia/resource/list': ({ body }: { body: Asked }) => {
        asked.push(body);
        const beyond = (body.pageNo ?? 1) > Math.ceil(total / (body.pageSize ?? 10));
        return { data: beyond ? [] : [filmOf(1), gatedFilm], total };
      },
    },
  });
  return { element, asked };
}

describe('the list of films', () => {
  it('has ten a page, each a link to its own, with its pages as links', async () => {
    const { element, asked } = await show();
    expect(asked).toEqual([
      { site: { id: 2 }, pageNo: 1, pageSize: 10, multimediaResource: expect.not.objectContaining({ title: '' }) },
    ]);
    expect(linksOf(element, '.media-title a')).toEqual(['/Media/1 Film 1', '/Media/5 Film 5']);
    expect(linksOf(element, '.pagination a').map((link) => link.split(' ')[0])).toEqual([
      ...['/media', '/media?pageNo=2', '/media?pageNo=3', '/media?pageNo=2'],
    ]);
  });

  it('asks for what its address says: whole days in the site’s zone, types and words', async () => {
    const query = { from: '2026-03-01', to: '2026-03-02', type: ['Talk', 'Demo'], keyword: 'plan', pageNo: '2' };
    const { element, asked } = await show(query);
    expect(asked).toEqual([
      {
        ...{ site: { id: 2 }, pageNo: 2, pageSize: 10 },
        multimediaResource: {
          startDate: '2026-02-28T16:00:00.000Z',
          endDate: '2026-03-02T15:59:59.999Z',
          resourceTypes: ['Talk', 'Demo'],
          titleContent: 'plan',
        },
      },
    ]);
    const value = (name: string) => element.querySelector(`[name="${name}"]`)?.getAttribute('value');
    expect([value('from'), value('to'), value('keyword')]).toEqual(['2026-03-01', '2026-03-02', 'plan']);
    expect(element.querySelectorAll('.chip :checked')).toHaveLength(2);
    expect(element.querySelector('form')?.getAttribute('action')).toBe('/media');
  });

  it('says in words what of its address cannot be', async () => {
    const { element, asked } = await show({ type: 'Opera', pageNo: '9' });
    expect(textsOf(element, '.refusals li')).toEqual([
      'There is no choice “Opera”, so it was left out.',
      'There is no page “9”. This is the first one.',
    ]);
    expect(asked.map(({ pageNo }) => pageNo)).toEqual([9, 1]);
  });

  it('takes nothing of the address of another page', async () => {
    const { asked } = await show({ keyword: 'plan' }, { path: '/' });
    expect(asked[0]?.multimediaResource?.titleContent).toBeUndefined();
  });

  it('has a way on where nothing matches', async () => {
    const { element } = await show({ keyword: 'opera' }, { total: 0 });
    expect(linksOf(element, '.pages .none a')).toEqual(['/media See all videos']);
  });

  it('leads from an empty list to no other where nothing is left out', async () => {
    const { element } = await show({}, { total: 0 });
    expect(textsOf(element, '.pages .none p')).toEqual(['Nothing found.']);
    expect(linksOf(element, '.pages .none a')).toEqual([]);
  });
});
