/** What is said once a form was sent; in the dictionary these keys are those of `form-sent`. */
export const thanksText = {
  title: { cn: '感谢您的信任', en: 'Thank you' },
  desc: {
    cn: '我们已收到您的资料，顾问会在一个工作日内与您联系。',
    en: 'We have your details. A consultant will be in touch within one working day.',
  },
  again: { cn: '再填一份', en: 'Send another' },
  done: { cn: '完成', en: 'Done' },
  files: { cn: '您可以打开：', en: 'Now yours to open:' },
  download: { cn: '下载 {name}', en: 'Download {name}' },
  play: { cn: '播放 {name}', en: 'Play {name}' },
  view: { cn: '打开 {name}', en: 'Open {name}' },
  large: { cn: '文件较大，即将加载', en: 'A large file: it will load shortly' },
  inBrowser: {
    cn: '如果微信打不开文件，请点右上角“…”，选择“在浏览器打开”。',
    en: 'If WeChat cannot open the file, tap “…” at the top right and choose “Open in browser”.',
  },
  stale: { cn: '链接已过期。', en: 'The links have expired.' },
  renew: { cn: '重新获取链接', en: 'Get new links' },
  renewing: { cn: '正在获取…', en: 'One moment…' },
  renewFailed: {
    cn: '暂时无法获取新链接，请检查网络后再试。',
    en: 'New links could not be had just now. Please check your connection and try again.',
  },
  expired: {
    cn: '下载链接已过期。请再提交一次表单，内容不变则只算一份。',
    en: 'The links have expired. Send the form again to get new ones: the same details count as one.',
  },
} as const;
