import type { TextTable } from '../contract/text.ts';

/** What stands in for a widget while it comes, and when it cannot. */
export const text = {
  opening: { cn: '正在打开…', en: 'Opening…' },
  failed: { cn: '内容暂时无法加载。', en: 'This content could not be loaded.' },
  retry: { cn: '重试', en: 'Try again' },
  close: { cn: '关闭', en: 'Close' },
} as const satisfies TextTable;
