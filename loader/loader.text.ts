/** What a button says that could not open anything, since not even what would say it better has come. */
export const text = {
  unopened: { cn: '暂时无法打开，请稍后重试。', en: 'This could not be opened. Please try again.' },
} as const;
