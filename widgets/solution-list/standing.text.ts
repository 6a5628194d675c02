import type { TextTable } from '../../contract/text.ts';

/** What only stands in the page says. */
export const standingText = {
  solutions: { cn: '{industry}解决方案', en: '{industry} solutions' },
  cases: { cn: '{industry}客户案例', en: '{industry} customer stories' },
  allCases: { cn: '全部案例', en: 'All stories' },
  empty: {
    cn: '解决方案正在整理，请稍后再来查看，或直接告诉我们您的需求。',
    en: 'Our solutions are being prepared. Please check back later, or tell us what you need.',
  },
  none: {
    cn: '这个行业的方案正在整理，请直接告诉我们您的需求。',
    en: 'Solutions for this industry are being prepared. Please tell us what you need.',
  },
  consult: { cn: '预约顾问', en: 'Talk to an adviser' },
} as const satisfies TextTable;
