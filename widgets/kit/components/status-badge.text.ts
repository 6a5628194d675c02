import type { TextTable } from '../../../contract/text.ts';

export const statusText = {
  live: { cn: '正在直播', en: 'Live now' },
  ahead: { cn: '即将举行', en: 'Upcoming' },
  on: { cn: '进行中', en: 'On now' },
  over: { cn: '已结束', en: 'Ended' },
  cancelled: { cn: '已取消', en: 'Cancelled' },
  postponed: { cn: '已延期', en: 'Postponed' },
} as const satisfies TextTable;
