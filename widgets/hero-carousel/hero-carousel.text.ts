import type { TextTable } from '../../contract/text.ts';

export const text = {
  highlights: { cn: '焦点', en: 'Highlights' },
  advantages: { cn: '为什么选择我们', en: 'Why companies choose us' },
} as const satisfies TextTable;
