import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '活动日程', en: 'Event calendar' },
  coming: { cn: '即将举行与进行中', en: 'Coming up and on now' },
  past: { cn: '往期活动', en: 'Past events' },
  none: { cn: '暂无活动，请稍后再来查看。', en: 'There are no events yet. Please check back later.' },
  all: { cn: '查看全部活动', en: 'See all events' },
  filter: { cn: '筛选活动', en: 'Filter the events' },
  noFilters: { cn: '筛选条件没能加载。', en: 'The filters could not be loaded.' },
  place: { cn: '地点', en: 'Place' },
  type: { cn: '活动类型', en: 'Type' },
  view: { cn: '显示方式', en: 'View' },
  list: { cn: '列表', en: 'List' },
  months: {
    cn: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
  cards: { cn: '卡片', en: 'Cards' },
} as const satisfies TextTable;
