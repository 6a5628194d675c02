export const text = {
  title: { cn: '感谢您的信任', en: 'Thank you' },
  desc: {
    cn: '我们已收到您的资料，顾问会在一个工作日内与您联系。',
    en: 'We have your details. A consultant will be in touch within one working day.',
  },
  again: { cn: '再填一份', en: 'Send another' },
} as const;
