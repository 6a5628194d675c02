import type { TextTable } from '../../../contract/text.ts';

export const loadMoreText = {
  more: { cn: '加载更多', en: 'Load more' },
  start: { cn: '从头看起', en: 'Start from the beginning' },
} as const satisfies TextTable;
