import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '全部刊物', en: 'All publications' },
  journal: { cn: '期刊', en: 'Journal' },
  paper: { cn: '白皮书', en: 'White paper' },
  home: { cn: '返回首页', en: 'Back to the home page' },
} as const satisfies TextTable;
