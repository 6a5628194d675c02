import type { TextTable } from '../../contract/text.ts';

export const text = {
  industries: { cn: '按行业查看', en: 'By industry' },
  others: { cn: '其他行业', en: 'Other industries' },
  empty: { cn: '案例正在整理，很快就会发布。', en: 'Our stories are being written. They will be here soon.' },
  solutions: { cn: '先看看行业方案', en: 'See our solutions meanwhile' },
} as const satisfies TextTable;
