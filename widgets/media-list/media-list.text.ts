import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '全部视频', en: 'All videos' },
  filters: { cn: '筛选视频', en: 'Filter the videos' },
  from: { cn: '开始日期', en: 'First day' },
  to: { cn: '结束日期', en: 'Last day' },
  apply: { cn: '筛选', en: 'Apply' },
  clear: { cn: '清除筛选', en: 'Clear all' },
  type: { cn: '类型', en: 'Type' },
  keyword: { cn: '标题关键词', en: 'Words in the title' },
  all: { cn: '查看全部视频', en: 'See all videos' },
} as const satisfies TextTable;
