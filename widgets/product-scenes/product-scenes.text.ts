import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '应用场景', en: 'Where it is used' },
  slides: { cn: '场景', en: 'Scenes' },
} as const satisfies TextTable;
