import type { TextTable } from '../../../contract/text.ts';

/** What stands in a widget's place for what is not there: the answer knows more than that it is no success. */
export const readFailureText = {
  gone: { cn: '这项内容不存在，或已下线。', en: 'This content is not here any more.' },
} as const satisfies TextTable;
