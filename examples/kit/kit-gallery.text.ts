import type { TextTable } from '../../contract/text.ts';

/** What the gallery's samples say. */
export const text = {
  title: { cn: '组件总览', en: 'Every part of the kit' },
  lead: {
    cn: '页面由这些组件拼成。这里按各自的状态一一摆出，供开发时查看。',
    en: 'What the pages are made of, in each of its states, for those who work on them.',
  },
  kicker: { cn: '制造业', en: 'Manufacturing' },
  primary: { cn: '咨询顾问', en: 'Talk to an adviser' },
  secondary: { cn: '查看产品', en: 'See the products' },
  more: { cn: '查看全部', en: 'See all' },
  heading: { cn: '从订单到回款，数据只录一次', en: 'From order to payment, recorded once' },
  card: { cn: '月结从12天缩短到3天', en: 'Month-end close: from twelve days to three' },
  tagline: {
    cn: '三家工厂、一本账：采购、生产和财务看到的是同一组数字。',
    en: 'Three plants and one ledger: purchasing, production and finance see the same figures.',
  },
  meta: { cn: '川屿物流', en: 'Chuanyu Logistics' },
  stat: { cn: '月结天数', en: 'days to close a month' },
  statTwo: { cn: '按时上线的项目', en: 'of projects live on time' },
  statThree: { cn: '上线客户', en: 'customers live' },
  source: { cn: '来源：2025年客户回访', en: 'Source: customer survey, 2025' },
  tabOne: { cn: '采购', en: 'Purchasing' },
  tabTwo: { cn: '生产', en: 'Production' },
  tabThree: { cn: '财务', en: 'Finance' },
  keyword: { cn: '关键词', en: 'Keyword' },
  apply: { cn: '筛选', en: 'Filter' },
  clear: { cn: '清除', en: 'Clear' },
  onPage: { cn: '本页内容', en: 'On this page' },
  closing: { cn: '先聊一聊，再做决定', en: 'Talk first, decide later' },
  slides: { cn: '示例轮播', en: 'Sample slides' },
  place: { cn: '上海 · 国际会议中心', en: 'Shanghai · Convention Centre' },
  richTwo: { cn: '上线之前', en: 'Before going live' },
  richThree: { cn: '要准备什么', en: 'What to prepare' },
  rich: {
    cn: '先把现有的单据理清楚：哪些还在用，哪些只是习惯。再决定从哪一个部门开始。',
    en: 'Sort the documents you have first: which are still used, and which are only habit. Then decide where to begin.',
  },
} as const satisfies TextTable;
