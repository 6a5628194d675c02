import type { TextTable } from '../../contract/text.ts';

/** What a case says wherever it is shown. */
export const caseCardText = {
  play: { cn: '播放视频：{title}', en: 'Play the video: {title}' },
} as const satisfies TextTable;
