import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '活动日程', en: 'Events' },
  coming: { cn: '即将举行与进行中', en: 'Coming up and on now' },
  past: { cn: '往期活动', en: 'Past events' },
  all: { cn: '查看全部活动', en: 'See all events' },
} as const satisfies TextTable;
