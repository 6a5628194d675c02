import type { TextTable } from '../../contract/text.ts';

export const text = {
  metrics: { cn: '数字里的我们', en: 'What you can count on' },
  source: { cn: '数据来源：{source}', en: 'Source: {source}' },
  contents: { cn: '本页目录', en: 'On this page' },
  steps: { cn: '面试流程', en: 'How we interview' },
  positions: { cn: '正在招聘', en: 'Open positions' },
  questions: { cn: '常见问题', en: 'Questions and answers' },
} as const satisfies TextTable;
