import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '视频', en: 'Video' },
  close: { cn: '关闭', en: 'Close' },
} as const satisfies TextTable;
