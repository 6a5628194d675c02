import type { TextTable } from '../../contract/text.ts';

export const text = {
  facts: { cn: '案例概况', en: 'At a glance' },
  customer: { cn: '客户', en: 'Customer' },
  industry: { cn: '行业', en: 'Industry' },
  place: { cn: '地点', en: 'Place' },
  products: { cn: '使用产品', en: 'Products' },
  watch: { cn: '观看视频', en: 'Watch the video' },
  consult: { cn: '咨询此案例', en: 'Consult this case' },
} as const satisfies TextTable;
