/** What a form says once its button was pressed; in the dictionary these keys are the form's too. */
export const sendingText = {
  invalid: { cn: '请正确填写', en: 'Please check the form' },
  sent: { cn: '提交成功', en: 'Sent' },
  offline: {
    cn: '网络不稳定，未能提交。您填写的内容都还在，请再试一次。',
    en: 'The network failed before we had your details. Nothing you typed is lost: please try again.',
  },
  busyServer: {
    cn: '系统暂时繁忙，未能提交。您填写的内容都还在，请稍后再试。',
    en: 'We could not take your details just now. Nothing you typed is lost: please try again shortly.',
  },
  refused: { cn: '未能提交：{reason}', en: 'Your details were not accepted: {reason}' },
} as const;
