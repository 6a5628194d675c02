import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '更多视频', en: 'More to watch' },
  all: { cn: '全部视频', en: 'All videos' },
} as const satisfies TextTable;
