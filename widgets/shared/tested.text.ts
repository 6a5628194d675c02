import type { TextTable } from '../../contract/text.ts';

/** What is said once a test of a form went well. No dictionary lies over it: what it says has to be true. */
export const testedText = {
  title: { cn: '测试通过', en: 'The test went well' },
  desc: {
    cn: '提交的内容通过了校验，没有保存，也不会有人与您联系。',
    en: 'What was sent passed every check. Nothing was kept, and nobody will contact you.',
  },
  back: {
    cn: '要再测试，请返回表单所在的页面。',
    en: 'To test it again, go back to the page that the form is on.',
  },
  locked: {
    cn: '这个表单本会解锁一些内容，而测试不解锁任何内容。',
    en: 'A lead would have opened something here. A test opens nothing.',
  },
} as const satisfies TextTable;
