import type { SearchType } from '../../contract/search.ts';
import type { TextTable, Word } from '../../contract/text.ts';

/** What of the site a page that is found belongs to: the choices among what was found, and what stands with each. */
export const searchTypesText = {
  product: { cn: '产品', en: 'Products' },
  solution: { cn: '解决方案', en: 'Solutions' },
  case: { cn: '客户案例', en: 'Customer stories' },
  news: { cn: '新闻', en: 'News' },
  event: { cn: '活动', en: 'Events' },
  media: { cn: '视频', en: 'Videos' },
  publication: { cn: '刊物', en: 'Publications' },
  page: { cn: '页面', en: 'Pages' },
} as const satisfies TextTable & Readonly<Record<SearchType, Word>>;
