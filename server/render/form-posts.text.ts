import type { TextTable } from '../../contract/text.ts';

/** What a visitor without script reads above a form that was not taken. */
export const formPostsText = {
  busy: {
    cn: '系统暂时繁忙，未能提交。您填写的内容都还在，请稍后再试。',
    en: 'We could not save your details just now. Nothing you typed is lost: please try again shortly.',
  },
  tooMany: {
    cn: '提交过于频繁。您填写的内容都还在，请在{seconds}秒后重试。',
    en: 'Too many forms have come from your network. Nothing you typed is lost: please try again in {seconds} seconds.',
  },
  foreign: {
    cn: '原页面未获授权，表单尚未提交。您填写的内容都在下面，请在本页再次提交。',
    en: 'The page you came from is not allowed to send forms, so nothing has been sent yet. What you typed is below: please send it from here.',
  },
  untold: {
    cn: '浏览器没有告知您来自哪个页面，表单尚未提交。您填写的内容都在下面，请在本页再次提交。',
    en: 'Your browser did not say which page you came from, so nothing has been sent yet. What you typed is below: please send it from here.',
  },
  wrongType: {
    cn: '无法读取提交的内容，表单尚未提交。请在下面填写后提交。',
    en: 'We could not read what was sent, so nothing was saved. Please fill in the form below and send it.',
  },
  tooLarge: {
    cn: '提交的内容过大，表单尚未提交。请返回上一页缩短内容，或在下面重新填写。',
    en: 'What was sent is too large, so nothing was saved. Please go back and shorten it, or fill in the form below.',
  },
  refused: {
    cn: '未能提交。您填写的内容都还在，请核对后再试。',
    en: 'We could not accept your details. Nothing you typed is lost: please check them and try again.',
  },
} as const satisfies TextTable;

export type FormPostsWord = keyof typeof formPostsText;
