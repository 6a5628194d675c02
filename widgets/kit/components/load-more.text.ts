import type { TextTable } from '../../../contract/text.ts';

export const loadMoreText = {
  more: { cn: '加载更多', en: 'Load more' },
} as const satisfies TextTable;
