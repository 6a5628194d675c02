import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '阅读全文', en: 'Read the whole paper' },
  download: { cn: '下载白皮书', en: 'Download white paper' },
  form: { cn: '填写表单后即可下载。', en: 'A short form, and the file is yours.' },
  sent: { cn: '表单已提交，可直接下载。', en: 'You have sent the form: the file is yours.' },
} as const satisfies TextTable;
