import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '现在申请', en: 'Apply now' },
  desc: {
    cn: '填写后，平台顾问会在1个工作日内与您联系，核对资料并协助开通。',
    en: 'Fill in the form, and a platform adviser will call within one business day to check your documents and set you up.',
  },
  free: { cn: '入驻与报价免费', en: 'Joining and quoting are free' },
  private: { cn: '资料仅用于本次申请', en: 'Your details are used for this application only' },
  joined: { cn: '已经入驻？', en: 'Already a member?' },
  entry: { cn: '登录平台', en: 'Sign in' },
} as const satisfies TextTable;
