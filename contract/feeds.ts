/** What visitors may follow a site by: one address in each language, like a page's without the site's mark. */
export const feeds = {
  news: { address: '/news.atom', type: 'application/atom+xml' },
  events: { address: '/activity.ics', type: 'text/calendar' },
} as const;

export type FeedName = keyof typeof feeds;
