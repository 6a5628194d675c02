import type { TextTable } from '../../contract/text.ts';

export const text = {
  metrics: { cn: '服务承诺', en: 'What we promise' },
  source: { cn: '数据来源：{source}', en: 'Source: {source}' },
  contents: { cn: '本页目录', en: 'On this page' },
  steps: { cn: '实施方法', en: 'How projects run' },
  questions: { cn: '常见问题', en: 'Questions and answers' },
} as const satisfies TextTable;
