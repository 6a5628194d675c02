import type { TextTable } from '../../contract/text.ts';

/** What a form says once its button was pressed; in the dictionary these keys are the form's too. */
export const sendingText = {
  invalid: { cn: '请正确填写', en: 'Please check the form' },
  sent: { cn: '提交成功', en: 'Sent' },
  offline: {
    cn: '当前没有网络连接，尚未提交。您填写的内容都还在：请不要关闭本页，联网后将自动提交。',
    en: 'You are offline, so nothing was sent. Nothing you typed is lost: while this page stays open, it will be sent by itself once you are connected.',
  },
  lost: {
    cn: '网络不稳定，无法确认是否已提交成功。您填写的内容都还在：请不要关闭本页，将自动重新提交，您也可以再次点击提交，重复提交只算一份。',
    en: 'The connection failed, so we do not know whether your details arrived. Nothing you typed is lost: while this page stays open, it will be sent again by itself, or send it again now. It will count only once.',
  },
  changed: {
    cn: '您之后又改动了内容，因此没有自动提交，请再次提交。',
    en: 'You have changed the form since, so it was not sent by itself: please send it.',
  },
  unknown: {
    cn: '网络不稳定，无法确认是否已提交成功。您填写的内容都还在，请再试一次：重复提交只算一份。',
    en: 'The connection failed, so we do not know whether your details arrived. Nothing you typed is lost: please send it again. It will count only once.',
  },
  busyServer: {
    cn: '系统暂时繁忙，未能提交。您填写的内容都还在，请稍后再试。',
    en: 'We could not save your details just now. Nothing you typed is lost: please try again shortly.',
  },
  busySeconds: {
    cn: '系统暂时繁忙，未能提交。您填写的内容都还在，请在{count}秒后再试。',
    en: 'We could not save your details just now. Nothing you typed is lost: please try again in {count} seconds.',
  },
  busyMinutes: {
    cn: '系统暂时繁忙，未能提交。您填写的内容都还在，请在{count}分钟后再试。',
    en: 'We could not save your details just now. Nothing you typed is lost: please try again in {count} minutes.',
  },
  foreign: {
    cn: '本页面未获授权，无法提交。您填写的内容都还在，请改到我们的网站上提交。',
    en: 'This page is not allowed to send forms to us. Nothing you typed is lost: please send it from our site instead.',
  },
  kept: {
    cn: '您之前填写的内容尚未确认提交成功，现已恢复，请再次提交：重复提交只算一份。',
    en: 'What you filled in before has not been confirmed, so it is here again. Please send it: it will count only once.',
  },
  held: {
    cn: '本页面暂不允许提交。您填写的内容都还在。',
    en: 'This page does not let the form be sent just now. Nothing you typed is lost.',
  },
  ownPage: { cn: '打开我们网站上的表单', en: 'Open the form on our site' },
  refused: { cn: '未能提交：{reason}', en: 'Your details were not accepted: {reason}' },
} as const satisfies TextTable;
