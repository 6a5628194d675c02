import type { TextTable } from '../../contract/text.ts';

export const text = {
  list: { cn: '新闻列表', en: 'All news' },
  empty: { cn: '暂无新闻，请稍后再来查看。', en: 'There is no news yet. Please check back later.' },
  about: { cn: '先了解我们', en: 'Meanwhile, get to know us' },
} as const satisfies TextTable;
