/** What a page that is found is of, in the order in which a choice among them stands. */
export const searchTypes = ['product', 'solution', 'case', 'news', 'event', 'media', 'publication', 'page'] as const;

export type SearchType = (typeof searchTypes)[number];

/** The longest text that is searched for, in letters, and the most titles that are suggested. */
export const longestSearch = 100;
export const mostSuggestions = 8;
