import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '业务价值', en: 'What it is worth' },
  source: {
    cn: '数据来自采用本方案的客户：{customers}。',
    en: 'As measured by customers of this solution: {customers}.',
  },
  and: { cn: '、', en: ', ' },
} as const satisfies TextTable;
