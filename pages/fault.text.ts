/** What a page says of a fault, by its status. Every other status from 400 is told as 400, from 500 as 500. */
export const faultText = {
  400: {
    title: { cn: '这个请求无法识别', en: 'This request cannot be read' },
    message: {
      cn: '网址或提交的内容不完整，或含有无效字符。请检查网址，或从首页重新进入。',
      en: 'Its address or what was sent is incomplete or has characters that are not valid. Check the address, or begin at the home page.',
    },
  },
  403: {
    title: { cn: '这个文件需要先填写表单', en: 'This file is had for a filled form' },
    message: {
      cn: '链接可能已经过期。请回到所在页面，重新提交表单以获取新的链接。',
      en: 'The link may have expired. Go back to its page and send the form again for a new one.',
    },
  },
  404: {
    title: { cn: '这里没有内容', en: 'There is nothing here' },
    message: {
      cn: '您要找的内容可能已经搬走，也可能网址有误。',
      en: 'What you look for may have moved, or the address may have a slip in it.',
    },
  },
  405: {
    title: { cn: '这个页面只能查看', en: 'This page can only be read' },
    message: {
      cn: '它不接受提交的内容。请从首页找到需要的表单。',
      en: 'It takes nothing that is sent to it. Find the form that you need from the home page.',
    },
  },
  408: {
    title: { cn: '请求超时', en: 'The request took too long' },
    message: {
      cn: '内容没有在规定时间内传完。请检查网络后重试。',
      en: 'It did not arrive in time. Check your connection and try again.',
    },
  },
  413: {
    title: { cn: '提交的内容过大', en: 'Too much was sent' },
    message: {
      cn: '请缩短填写的内容后重新提交。',
      en: 'Shorten what you filled in and send it again.',
    },
  },
  414: {
    title: { cn: '网址过长', en: 'The address is too long' },
    message: { cn: '请检查网址，或从首页重新进入。', en: 'Check the address, or begin at the home page.' },
  },
  415: {
    title: { cn: '提交的格式不受支持', en: 'What was sent has the wrong format' },
    message: {
      cn: '请在网站的表单页面上填写并提交。',
      en: 'Fill in and send the form on its own page.',
    },
  },
  429: {
    title: { cn: '提交过于频繁', en: 'Too many were sent' },
    message: { cn: '请稍等一分钟后再试。', en: 'Wait a minute and try again.' },
  },
  431: {
    title: { cn: '请求头过大', en: 'The request carries too much' },
    message: {
      cn: '请清除本网站的 Cookie，或缩短网址后重试。',
      en: "Clear this site's cookies or shorten the address, and try again.",
    },
  },
  500: {
    title: { cn: '服务器出了点问题', en: 'Something went wrong on our side' },
    message: {
      cn: '我们已经记录了这个问题。请稍后重试，或从首页重新进入。',
      en: 'It has been noted. Try again in a moment, or begin at the home page.',
    },
  },
  503: {
    title: { cn: '暂时无法处理', en: 'This cannot be done right now' },
    message: {
      cn: '请在几秒钟后重试。',
      en: 'Try again in a few seconds.',
    },
  },
} as const;

/** The way out of a page that tells of a fault. */
export const faultHome = { cn: '返回首页', en: 'Back to the home page' } as const;

/** A fault's words in a site's language. */
export function describeFault(status: number, mark: string): { title: string; message: string; home: string } {
  const row = Object.hasOwn(faultText, status) ? status : status >= 500 ? 500 : 400;
  const { title, message } = faultText[row as keyof typeof faultText];
  const language = mark === 'cn' ? 'cn' : 'en';
  return { title: title[language], message: message[language], home: faultHome[language] };
}
