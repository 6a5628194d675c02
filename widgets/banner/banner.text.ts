import type { TextTable } from '../../contract/text.ts';

export const text = {
  play: { cn: '观看视频', en: 'Watch the video' },
} as const satisfies TextTable;
