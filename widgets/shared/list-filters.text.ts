import type { TextTable } from '../../contract/text.ts';

/** What the filters of a list say. */
export const listFiltersText = {
  filters: { cn: '筛选', en: 'Filters' },
  dates: { cn: '日期', en: 'Dates' },
  from: { cn: '开始日期', en: 'First day' },
  to: { cn: '结束日期', en: 'Last day' },
  calendar: { cn: '打开日历', en: 'Open the calendar' },
  noCalendar: {
    cn: '日历没能打开，请直接输入日期。',
    en: 'The calendar could not be opened. Please type the dates.',
  },
  clearDates: { cn: '清除日期', en: 'Clear the dates' },
  previous: { cn: '上个月', en: 'Previous month' },
  next: { cn: '下个月', en: 'Next month' },
  chosen: { cn: '已选{count}', en: '{count} chosen' },
  keyword: { cn: '关键词', en: 'Keyword' },
  apply: { cn: '筛选', en: 'Apply' },
  clear: { cn: '清除筛选', en: 'Clear all' },
} as const satisfies TextTable;
