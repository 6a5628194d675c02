import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '核心场景', en: 'In daily use' },
  scenes: { cn: '场景轮播', en: 'Scenes in turn' },
  steps: { cn: '场景', en: 'Scenes' },
} as const satisfies TextTable;
