import type { TextTable } from '../../contract/text.ts';

/** Why a part of an address or of a filter was left out. */
export const listQueryText = {
  day: { cn: '“{value}”不是有效日期，未按它筛选。', en: '“{value}” is not a date, so it was left out.' },
  order: {
    cn: '开始日期晚于结束日期（{value}），未按日期筛选。',
    en: 'The first day lies after the last ({value}), so the dates were left out.',
  },
  choice: { cn: '没有“{value}”这个选项，未按它筛选。', en: 'There is no choice “{value}”, so it was left out.' },
  long: { cn: '“{value}…”太长，未按它筛选。', en: '“{value}…” is too long, so it was left out.' },
  twice: { cn: '“{value}”是多余的，未按它筛选。', en: '“{value}” is one too many, so it was left out.' },
  page: { cn: '没有第“{value}”页，以下是第1页。', en: 'There is no page “{value}”. This is the first one.' },
  both: { cn: '请同时选择开始日期和结束日期。', en: 'Please choose both a first and a last day.' },
} as const satisfies TextTable;
