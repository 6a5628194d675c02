import type { TextTable } from '../../contract/text.ts';

export const text = {
  silent: {
    cn: '预览没有加载出来：浏览器扩展或网络可能拦截了来自 {origin} 的脚本。代码仍可照常复制。',
    en: 'There is no preview: something in your browser or network holds back the scripts of {origin}. The code can be copied all the same.',
  },
} as const satisfies TextTable;
