import type { TextTable } from '../../contract/text.ts';

export const text = {
  about: { cn: '了解我们', en: 'Company' },
  quick: { cn: '快速链接', en: 'Quick links' },
  discover: { cn: '发现更多', en: 'Discover more' },
  scan: { cn: '扫码访问{name}', en: 'Scan to reach us on {name}' },
  code: { cn: '{name}二维码', en: 'QR code: {name}' },
  close: { cn: '关闭', en: 'Close' },
  copyright: { cn: '© {year} {name} 版权所有', en: '© {year} {name}. All rights reserved.' },
  purchaser: { cn: '成为采购商', en: 'Become a purchaser' },
  supplier: { cn: '成为供应商', en: 'Become a supplier' },
  entry: { cn: '登录平台', en: 'Sign in' },
  vendor: { cn: '{name}官网', en: '{name} website' },
  privacy: { cn: '隐私政策', en: 'Privacy policy' },
} as const satisfies TextTable;
