import type { TextTable } from '../../contract/text.ts';

export const text = {
  scroll: { cn: '向下滚动，它就会打开。', en: 'Scroll down, and it opens.' },
  time: { cn: '{after}秒后，它会自行打开。', en: 'It opens by itself after {after} seconds.' },
  exit: {
    cn: '把指针从上方移出，它就会打开。',
    en: 'Move the pointer out at the top, and it opens.',
  },
  silent: {
    cn: '预览没有加载出来：浏览器扩展或网络可能拦截了来自 {origin} 的脚本。代码仍可照常复制。',
    en: 'There is no preview: something in your browser or network holds back the scripts of {origin}. The code can be copied all the same.',
  },
} as const satisfies TextTable;
