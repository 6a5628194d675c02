import type { Site } from '../../../../contract/entities/site.ts';
import type { Page } from '../../../../widgets/kit/runtime/page.ts';

const cn: Site = {
  id: 1,
  title: '远帆软件官网',
  name: '远帆软件',
  mark: 'cn',
  lang: 'zh-CN',
  languageName: '中文',
  logo: '/files/logo.svg',
};
const en: Site = {
  ...cn,
  id: 2,
  title: 'Farsail Software',
  name: 'Farsail',
  mark: 'en',
  lang: 'en',
  languageName: 'English',
};

export const sites = { cn, en };

export function createPage(site: Site = en): Page {
  return {
    site,
    sites: [cn, en],
    dictionary: {},
    route: { path: '/', params: {}, query: {}, base: '', host: 'localhost' },
    counterparts: {},
  };
}
