import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '需要准备什么', en: 'What you need' },
  papers: { cn: '入驻前请先阅读', en: 'Read before you join' },
  agreement: { cn: '入驻协议', en: 'Membership agreement' },
  payment: { cn: '付款说明', en: 'Payment information' },
  download: { cn: '下载{type}', en: 'Download {type}' },
  open: { cn: '查看{type}', en: 'Open {type}' },
} as const satisfies TextTable;
