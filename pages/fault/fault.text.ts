import { say, type TextTable, type Word } from '../../contract/text.ts';

/**
 * What a page says of a fault, by its status, or by its name where several have one status. Every other status from 400 is
 * told as 400, from 500 as 500.
 */
export const faultText = {
  400: {
    title: { cn: '无法识别这个请求', en: 'We could not read this request' },
    message: {
      cn: '网址或提交的内容不完整，或含有无效字符。请检查网址，或从首页重新进入。',
      en: 'The address or the content is incomplete or contains invalid characters. Check the address, or start from the home page.',
    },
  },
  403: {
    title: { cn: '请先填写表单，再获取文件', en: 'Please fill in the form to get this file' },
    message: {
      cn: '链接可能已经过期。请回到原页面重新提交表单，获取新的链接。',
      en: 'The link may have expired. Go back to the page you came from and send the form again to get a new one.',
    },
  },
  404: {
    title: { cn: '没有找到内容', en: 'We could not find that' },
    message: {
      cn: '您要找的内容可能已经移走，也可能网址有误。请检查网址，或从首页重新进入。',
      en: 'It may have moved, or the address may be mistyped. Check the address, or start from the home page.',
    },
  },
  405: {
    title: { cn: '这个页面不接受提交', en: 'This page does not accept forms' },
    message: {
      cn: '请从首页找到您需要的表单，再填写提交。',
      en: 'Find the form you need from the home page and send it from there.',
    },
  },
  408: {
    title: { cn: '请求超时', en: 'The request took too long' },
    message: {
      cn: '内容没有在规定时间内传完，请检查网络后重试。',
      en: 'The content did not arrive in time. Check your connection and try again.',
    },
  },
  413: {
    title: { cn: '提交的内容过大', en: 'The content is too large' },
    message: {
      cn: '请缩短填写的内容后重新提交。',
      en: 'Shorten what you entered and send it again.',
    },
  },
  414: {
    title: { cn: '网址过长', en: 'The address is too long' },
    message: { cn: '请检查网址，或从首页重新进入。', en: 'Check the address, or start from the home page.' },
  },
  415: {
    title: { cn: '提交的格式不受支持', en: 'This format is not supported' },
    message: {
      cn: '请在网站的表单页面上填写并提交。',
      en: 'Please fill in and send the form on its page of our site.',
    },
  },
  429: {
    title: { cn: '提交过于频繁', en: 'Too many requests' },
    message: { cn: '请在1分钟后再试。', en: 'Please wait a minute and try again.' },
  },
  431: {
    title: { cn: '请求携带的数据过多', en: 'The request carries too much data' },
    message: {
      cn: '请清除本网站的Cookie，或缩短网址后重试。',
      en: 'Clear this site’s cookies or shorten the address, and try again.',
    },
  },
  500: {
    title: { cn: '服务器出了点问题', en: 'Something went wrong on our end' },
    message: {
      cn: '我们已经记录了这个问题。请稍后重试，或从首页重新进入。',
      en: 'We have recorded the problem. Try again in a moment, or start from the home page.',
    },
  },
  503: {
    title: { cn: '暂时无法处理您的请求', en: 'Temporarily unavailable' },
    message: {
      cn: '请在几秒钟后重试。',
      en: 'Please try again in a few seconds.',
    },
  },
  preview: {
    title: { cn: '预览链接已失效', en: 'This preview link does not work' },
    message: {
      cn: '链接可能已经过期，或者复制得不完整。请向发给您链接的人索取新的链接。',
      en: 'It may have expired, or part of it is missing. Ask whoever sent it to you for a new one.',
    },
  },
} as const satisfies Readonly<Record<number | 'preview', TextTable>>;

/** A fault by its status, or the one that has words of its own. */
export type FaultName = number | 'preview';

/** The status that a fault is answered with. */
export const statusOf = (fault: FaultName): number => (fault === 'preview' ? 403 : fault);

/** The way out of a page that tells of a fault. */
export const faultHome = { cn: '返回首页', en: 'Back to the home page' } as const satisfies Word;

/** A fault's words in a site's language. */
export function describeFault(fault: FaultName, mark: string): { title: string; message: string; home: string } {
  const row = Object.hasOwn(faultText, fault) ? fault : statusOf(fault) >= 500 ? 500 : 400;
  const { title, message } = faultText[row as keyof typeof faultText];
  return { title: say(title, mark), message: say(message, mark), home: say(faultHome, mark) };
}
