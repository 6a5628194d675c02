import type { TextTable } from '../../contract/text.ts';

export const aboutNavText = {
  label: { cn: '关于我们', en: 'About us' },
  introduction: { cn: '公司介绍', en: 'Company' },
  news: { cn: '新闻动态', en: 'News' },
} as const satisfies TextTable;
