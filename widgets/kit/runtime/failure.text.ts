import type { TextTable } from '../../../contract/text.ts';

/** What stands in a widget's place when it cannot come. */
export const failureText = {
  failed: { cn: '内容暂时无法加载。', en: 'This content could not be loaded.' },
  retry: { cn: '重试', en: 'Try again' },
} as const satisfies TextTable;
