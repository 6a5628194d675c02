import type { TextTable } from '../../contract/text.ts';

export const text = {
  about: { cn: '了解我们', en: 'Company' },
  quick: { cn: '快速链接', en: 'Quick links' },
  discover: { cn: '发现更多', en: 'Discover more' },
  scan: { cn: '扫码访问{name}', en: 'Scan to reach us on {name}' },
  code: { cn: '{name}二维码', en: 'QR code: {name}' },
  close: { cn: '关闭', en: 'Close' },
  copyright: { cn: '© {year} {name} 版权所有', en: '© {year} {name}. All rights reserved.' },
  privacy: { cn: '隐私政策', en: 'Privacy policy' },
} as const satisfies TextTable;
