/** The title is the specification's, and the same in both languages (section 2). */
export const text = {
  title: { cn: 'Oops. The page not found.', en: 'Oops. The page not found.' },
  desc: {
    cn: '您要找的页面不在这里，可能已经搬走，也可能网址有误。',
    en: 'It may have moved, or the address may have a slip in it.',
  },
  home: { cn: '返回首页', en: 'Back to the home page' },
  consult: { cn: '咨询我们', en: 'Ask us' },
} as const;
