import type { TextTable } from '../../../contract/text.ts';

export const fileText = {
  large: { cn: '文件较大，即将加载', en: 'The file is large and will load shortly' },
  inBrowser: {
    cn: '微信打不开这个文件。请点右上角“…”，选择“在浏览器打开”后再试。',
    en: 'WeChat cannot open this file. Tap “…” at the top right, choose “Open in browser” and try again.',
  },
} as const satisfies TextTable;
