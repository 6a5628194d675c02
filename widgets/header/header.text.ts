import type { TextTable } from '../../contract/text.ts';

export const text = {
  menu: { cn: '主菜单', en: 'Main menu' },
  open: { cn: '打开菜单', en: 'Open the menu' },
  close: { cn: '关闭菜单', en: 'Close the menu' },
  subMenu: { cn: '{name}：子菜单', en: '{name}: sub-menu' },
  overview: { cn: '{name}概览', en: '{name} overview' },
  search: { cn: '搜索', en: 'Search' },
  closeSearch: { cn: '关闭搜索', en: 'Close the search' },
  consult: { cn: '预约顾问', en: 'Talk to an adviser' },
  language: { cn: '选择语言', en: 'Choose a language' },
  supplierPortal: { cn: '采购与供应商门户', en: 'Supplier portal' },
  purchaser: { cn: '成为采购商', en: 'Become a purchaser' },
  supplier: { cn: '成为供应商', en: 'Become a supplier' },
  entry: { cn: '登录平台', en: 'Sign in' },
} as const satisfies TextTable;
