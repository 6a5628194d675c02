export const text = {
  title: { cn: '先聊聊您的业务', en: 'Tell us how your business runs' },
  desc: {
    cn: '留下联系方式，顾问会在一个工作日内回电，不推销，只谈问题。',
    en: 'Leave your details and a consultant calls back within one working day. No pitch, only your questions.',
  },
  button: { cn: '预约咨询', en: 'Book a conversation' },
} as const;
