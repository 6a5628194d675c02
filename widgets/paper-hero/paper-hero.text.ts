import type { TextTable } from '../../contract/text.ts';

export const text = {
  download: { cn: '下载白皮书', en: 'Download white paper' },
  publications: { cn: '全部刊物', en: 'All publications' },
} as const satisfies TextTable;
