export const loadMoreText = {
  more: { cn: '加载更多', en: 'Load more' },
} as const;
