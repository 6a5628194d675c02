export const text = {
  title: { cn: '新闻动态', en: 'News' },
  more: { cn: '全部新闻', en: 'All news' },
  fixed: { cn: '要闻', en: 'Top stories' },
  latest: { cn: '最新', en: 'Latest' },
  empty: { cn: '暂时没有新闻，请过些时候再来。', en: 'There is no news yet. Do look in again.' },
} as const;
