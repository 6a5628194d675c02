import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '全部视频', en: 'All videos' },
  type: { cn: '类型', en: 'Type' },
  keyword: { cn: '标题关键词', en: 'Keyword in title' },
  all: { cn: '查看全部视频', en: 'See all videos' },
} as const satisfies TextTable;
