import type { TextTable } from './text.ts';

/** What a visitor reads when a value will not do (section 5). `{label}` is the field's own name. */
export const formMessages = {
  empty: { cn: '{label}不能为空', en: '{label} is required' },
  email: { cn: '请输入正确的邮箱', en: 'Please enter a valid email address, such as name@company.com' },
  phone: { cn: '请输入正确的手机号码', en: 'Please enter an 11-digit mainland China mobile number' },
  option: { cn: '请从“{label}”的选项中选择', en: 'Please choose one of the options under {label}' },
  tooLong: { cn: '{label}过长，请控制在{most}字以内', en: '{label} is too long. Please use at most {most} characters' },
  consent: { cn: '请先阅读并同意隐私政策', en: 'Please agree to the privacy policy first' },
  consentRenewed: {
    cn: '隐私政策已更新，请阅读新版并重新勾选',
    en: 'The privacy policy has changed. Please read it and agree again',
  },
  other: { cn: '其他', en: 'Other' },
  otherWithText: { cn: '其他（{text}）', en: 'Other ({text})' },
} as const satisfies TextTable;

export type FormMessage = keyof typeof formMessages;
