import type { TextTable } from '../../contract/text.ts';

const noResult = {
  cn: '网络不稳定，测试没有结果。请再试一次：测试从不保存任何内容。',
  en: 'The connection failed, so the test has no result. Please try it again: a test keeps nothing.',
};

/**
 * What a form in test mode says, some of it in place of what it says else under the same key. No dictionary lies over it: a
 * visitor who meets a forgotten test has to read what it is.
 */
export const testModeText = {
  note: { cn: '测试：在此提交的内容只作校验，不会保存。', en: 'Test: what is sent here is checked and not kept.' },
  sent: { cn: '测试通过，没有保存', en: 'The test went well' },
  again: { cn: '再测试一次', en: 'Test it again' },
  offline: {
    cn: '当前没有网络连接，测试没有提交。测试不会在联网后自动提交，请到时再试。',
    en: 'You are offline, so the test was not sent. A test is not sent by itself later: please try again once you are connected.',
  },
  lost: noResult,
  unknown: noResult,
  foreign: {
    cn: '本页面未获授权，无法提交：请把页面的来源（协议、域名和端口）告诉我们。',
    en: 'This page is not allowed to send forms to us. Please tell us its origin: scheme, host and port.',
  },
} as const satisfies TextTable;
