import type { TextTable } from '../../contract/text.ts';

/** The title is the specification's, and the same in both languages (section 2). */
export const text = {
  title: { cn: 'Oops. The page not found.', en: 'Oops. The page not found.' },
  desc: {
    cn: '您要找的页面不存在，可能已经移走，也可能网址有误。请检查网址，或从首页重新进入。',
    en: 'It may have moved, or the address may be mistyped. Check the address, or start from the home page.',
  },
  home: { cn: '返回首页', en: 'Back to the home page' },
  portal: { cn: '返回采购与供应商首页', en: 'Back to the supplier portal' },
  search: { cn: '搜索全站', en: 'Search this site' },
  consult: { cn: '咨询我们', en: 'Contact us' },
} as const satisfies TextTable;
