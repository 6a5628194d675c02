import type { SearchType } from '../../contract/search.ts';
import type { TextTable, Word } from '../../contract/text.ts';

/** What pages that are found are of, many and one. */
export const searchTypesText = {
  product: { cn: '产品', en: 'Products' },
  solution: { cn: '解决方案', en: 'Solutions' },
  case: { cn: '客户案例', en: 'Customer cases' },
  news: { cn: '新闻', en: 'News' },
  event: { cn: '活动', en: 'Events' },
  media: { cn: '视频', en: 'Videos' },
  publication: { cn: '刊物', en: 'Publications' },
  page: { cn: '页面', en: 'Pages' },
} as const satisfies TextTable & Readonly<Record<SearchType, Word>>;

export const searchKindsText = {
  product: { cn: '产品', en: 'Product' },
  solution: { cn: '解决方案', en: 'Solution' },
  case: { cn: '客户案例', en: 'Customer case' },
  news: { cn: '新闻', en: 'News' },
  event: { cn: '活动', en: 'Event' },
  media: { cn: '视频', en: 'Video' },
  publication: { cn: '刊物', en: 'Publication' },
  page: { cn: '页面', en: 'Page' },
} as const satisfies TextTable & Readonly<Record<SearchType, Word>>;
