import type { TextTable } from '../../contract/text.ts';

/** What the field says, and the list of what it suggests. */
export const searchWordsText = {
  label: { cn: '搜索全站', en: 'Search this site' },
  hint: { cn: '产品、客户、活动…', en: 'Products, events…' },
  suggestions: { cn: '搜索建议', en: 'Suggestions' },
  submit: { cn: '搜索', en: 'Search' },
} as const satisfies TextTable;
