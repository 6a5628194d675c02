import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '新闻动态', en: 'News' },
  more: { cn: '全部新闻', en: 'All news' },
  fixed: { cn: '要闻', en: 'Top stories' },
  latest: { cn: '最新', en: 'Latest' },
  empty: { cn: '暂无新闻，请稍后再来查看。', en: 'There is no news yet. Please check back later.' },
} as const satisfies TextTable;
