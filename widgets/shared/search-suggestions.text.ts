import type { TextTable } from '../../contract/text.ts';

/** What a screen reader says of the list below the field as it comes, and where there is none. */
export const searchSuggestionsText = {
  some: { cn: '{count}条搜索建议', en: 'Suggestions: {count}' },
  none: { cn: '没有搜索建议', en: 'No suggestions' },
} as const satisfies TextTable;
