import type { TextTable } from '../../../contract/text.ts';
import { fileText } from './follow-file.text.ts';

/** What is said once a form was sent; in the dictionary these keys are those of `form-sent`. */
export const thanksText = {
  title: { cn: '感谢您的信任', en: 'Thank you' },
  desc: {
    cn: '我们已收到您的资料，顾问会在1个工作日内与您联系。',
    en: 'We have received your details. An adviser will contact you within one business day.',
  },
  again: { cn: '再填写一份', en: 'Fill in another form' },
  done: { cn: '完成', en: 'Done' },
  files: { cn: '您可以打开：', en: 'You can now open:' },
  download: { cn: '下载“{name}”', en: 'Download {name}' },
  play: { cn: '播放“{name}”', en: 'Play {name}' },
  view: { cn: '打开“{name}”', en: 'Open {name}' },
  large: fileText.large,
  inBrowser: {
    cn: '如果微信打不开文件，请点右上角“…”，选择“在浏览器打开”。',
    en: 'If WeChat cannot open the file, tap “…” at the top right and choose “Open in browser”.',
  },
  stale: { cn: '链接已过期。', en: 'The links have expired.' },
  renew: { cn: '重新获取链接', en: 'Get new links' },
  renewing: { cn: '正在获取…', en: 'One moment…' },
  renewFailed: {
    cn: '暂时无法获取新链接，请检查网络后再试。',
    en: 'We could not get new links. Please check your connection and try again.',
  },
  expired: {
    cn: '下载链接已过期，请再提交一次表单。内容不变，只算一份。',
    en: 'The links have expired. Please send the form again to get new ones. The same details count only once.',
  },
} as const satisfies TextTable;
