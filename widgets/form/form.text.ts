import type { TextTable } from '../../contract/text.ts';

/** What a form says before it is sent; `sending.text.ts` has the rest. */
export const text = {
  submit: { cn: '提交', en: 'Send' },
  sending: { cn: '正在提交…', en: 'Sending…' },
  optional: { cn: '选填', en: 'optional' },
  choose: { cn: '请选择', en: 'Please choose' },
  chosen: { cn: '已选{count}项', en: '{count} selected' },
  other: { cn: '其他', en: 'Other' },
  otherText: { cn: '请说明', en: 'Please specify' },
  comma: { cn: '、', en: ', ' },
  consent: { cn: '我已阅读并同意', en: 'I have read and agree to the' },
  policy: { cn: '《隐私政策》', en: 'privacy policy' },
  unreachable: { cn: '网络不稳定，请重试。', en: 'The connection failed. Please try again.' },
} as const satisfies TextTable;
