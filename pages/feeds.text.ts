import type { FeedName } from '../contract/feeds.ts';
import type { TextTable } from '../contract/text.ts';

/** What each feed is called, behind the site's name. */
export const text = {
  news: { cn: '新闻', en: 'News' },
  events: { cn: '活动日历', en: 'Events' },
  /** An event's name in calendars where it is not held as announced. */
  cancelled: { cn: '已取消：{name}', en: 'Cancelled: {name}' },
  postponed: { cn: '已延期：{name}', en: 'Postponed: {name}' },
} as const satisfies TextTable & Record<FeedName, unknown>;
