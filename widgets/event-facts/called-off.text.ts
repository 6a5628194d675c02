import type { TextTable } from '../../contract/text.ts';

/** Of what no clock changes, so that a page's script goes without it. */
export const calledOffText = {
  cancelled: {
    cn: '本活动已取消，不再接受报名。',
    en: 'This event has been cancelled. Registration is closed.',
  },
  postponed: {
    cn: '本活动已延期，新日期将在本页公布，此前暂不接受报名。',
    en: 'This event has been postponed. Registration is closed until a new date is announced here.',
  },
  others: { cn: '查看其他活动', en: 'See other events' },
} as const satisfies TextTable;
