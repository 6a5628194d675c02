import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '先谈谈您的业务', en: 'Tell us about your business' },
  desc: {
    cn: '请留下联系方式，顾问会在1个工作日内回电。不推销，只谈您的问题。',
    en: 'Leave your details, and an adviser will call you back within one business day. No sales pitch, just your questions.',
  },
  button: { cn: '预约顾问', en: 'Talk to an adviser' },
} as const satisfies TextTable;
