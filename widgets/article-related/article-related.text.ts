import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '延伸阅读', en: 'Read next' },
  more: { cn: '全部新闻', en: 'All news' },
} as const satisfies TextTable;
