import type { TextTable } from '../../../contract/text.ts';

export const loadMoreText = {
  more: { cn: '加载更多', en: 'Load more' },
  loading: { cn: '正在加载…', en: 'Loading…' },
  shown: { cn: '已显示{count}条，共{total}条', en: '{count} of {total} shown' },
  failed: {
    cn: '加载失败，请检查网络后重试。',
    en: 'We could not load more. Check your connection and try again.',
  },
  retry: { cn: '重试', en: 'Try again' },
} as const satisfies TextTable;
