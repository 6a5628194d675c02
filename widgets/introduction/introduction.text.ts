import type { TextTable } from '../../contract/text.ts';

export const text = {
  metrics: { cn: '公司概况', en: 'The company in figures' },
  source: { cn: '数据来源：{source}', en: 'Source: {source}' },
  contents: { cn: '本页目录', en: 'On this page' },
  milestones: { cn: '发展历程', en: 'Milestones' },
} as const satisfies TextTable;
