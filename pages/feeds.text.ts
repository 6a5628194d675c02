import type { FeedName } from '../contract/feeds.ts';
import type { TextTable } from '../contract/text.ts';

/** What each feed is called, behind the site's name. */
export const text = {
  news: { cn: '新闻', en: 'News' },
  events: { cn: '活动日历', en: 'Events' },
} as const satisfies TextTable & Record<FeedName, unknown>;
