import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '客户案例', en: 'Customer stories' },
  more: { cn: '全部案例', en: 'All stories' },
  places: { cn: '客户所在地', en: 'Where customers are' },
  stop: { cn: '停止转动', en: 'Stop the globe' },
  turn: { cn: '继续转动', en: 'Turn the globe' },
  customers: { cn: '部分客户', en: 'Some of our customers' },
  previous: { cn: '前面的客户', en: 'Previous customers' },
  next: { cn: '后面的客户', en: 'More customers' },
} as const satisfies TextTable;
