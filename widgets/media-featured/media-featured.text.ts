import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '精选', en: 'Featured' },
  films: { cn: '精选视频', en: 'Selected videos' },
} as const satisfies TextTable;
