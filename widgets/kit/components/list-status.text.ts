import type { TextTable } from '../../../contract/text.ts';

export const listStatusText = {
  loading: { cn: '正在加载…', en: 'Loading…' },
  shown: { cn: '已显示{count}条，共{total}条', en: '{count} of {total} shown' },
  page: { cn: '第{pageNo}页，共{pages}页（{total}条）', en: 'Page {pageNo} of {pages} ({total} in all)' },
  none: { cn: '没有找到内容。', en: 'Nothing found.' },
  failed: {
    cn: '加载失败，请检查网络后重试。',
    en: 'The list could not be loaded. Check your connection and try again.',
  },
  retry: { cn: '重试', en: 'Try again' },
} as const satisfies TextTable;
