import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '活动回顾', en: 'Recordings and reports' },
  play: { cn: '播放', en: 'Play' },
  go: { cn: '前往观看', en: 'Watch there' },
  read: { cn: '查看', en: 'Open' },
  locked: { cn: '填写表单后观看', en: 'Watch after a short form' },
  newTab: { cn: '（在新标签页打开）', en: ' (opens in a new tab)' },
} as const satisfies TextTable;
