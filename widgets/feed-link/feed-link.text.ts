import type { TextTable } from '../../contract/text.ts';

export const text = {
  news: { cn: '用阅读器订阅新闻（Atom）', en: 'Follow the news in a feed reader (Atom)' },
  events: { cn: '在日历中订阅全部活动（.ics）', en: 'Follow all events in your calendar (.ics)' },
} as const satisfies TextTable;
