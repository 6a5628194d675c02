import type { TextTable } from '../../contract/text.ts';

export const text = {
  news: { cn: '新闻动态', en: 'News' },
  coverage: { cn: '媒体报道', en: 'In the press' },
  author: { cn: '作者', en: 'Author' },
  edit: { cn: '编辑', en: 'Editor' },
} as const satisfies TextTable;
