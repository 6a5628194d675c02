export const text = {
  consult: { cn: '预约咨询', en: 'Book a conversation' },
  top: { cn: '回到顶部', en: 'Back to top' },
} as const;
