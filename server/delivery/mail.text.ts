import type { TextTable } from '../../contract/text.ts';

/** The words of a notification, by the mark of the lead's site. */
export const mailText = {
  subject: { cn: '新线索：{form}', en: 'New lead: {form}' },
  subjectWithCompany: { cn: '新线索：{form}（{company}）', en: 'New lead: {form} ({company})' },
  suspect: { cn: '【疑似垃圾】{subject}', en: '[Possible spam] {subject}' },
  intro: { cn: '网站收到一条新线索：', en: 'The website has received a new lead:' },
  earlier: { cn: '{label}（表单修改前的内容）', en: '{label} (from an earlier version of the form)' },
  received: { cn: '提交时间', en: 'Received' },
  form: { cn: '表单', en: 'Form' },
  source: { cn: '来源', en: 'Source' },
  address: { cn: '提交页面', en: 'Sent from' },
  consent: { cn: '同意的隐私政策', en: 'Privacy policy agreed to' },
  consentValue: { cn: '版本{version}，{at}', en: 'version {version}, {at}' },
  why: { cn: '判为可疑的原因', en: 'Why it looks like spam' },
  id: { cn: '线索编号', en: 'Lead' },
} as const satisfies TextTable;

export type MailWord = keyof typeof mailText;
