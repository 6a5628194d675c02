import type { TextTable } from '../../../contract/text.ts';

export const paginationText = {
  label: { cn: '分页', en: 'Pages' },
  previous: { cn: '上一页', en: 'Previous page' },
  next: { cn: '下一页', en: 'Next page' },
  page: { cn: '第{number}页', en: 'Page {number}' },
} as const satisfies TextTable;
