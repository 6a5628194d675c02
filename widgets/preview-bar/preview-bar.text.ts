import type { TextTable } from '../../contract/text.ts';

export const text = {
  label: { cn: '预览', en: 'Preview' },
  of: { cn: '{kind}《{name}》', en: '{kind} “{name}”' },
  draft: { cn: '草稿，尚未公开', en: 'A draft, not public yet' },
  waiting: { cn: '已定时，尚未公开', en: 'Scheduled, not public yet' },
  past: { cn: '已下线，不再公开', en: 'No longer public' },
  public: { cn: '内容已公开', en: 'Already public' },
  until: { cn: '链接有效至{until}', en: 'This link works until {until}' },
  entry: { cn: '内容', en: 'Entry' },
  activity: { cn: '活动', en: 'Event' },
  example: { cn: '客户案例', en: 'Customer story' },
  form: { cn: '表单', en: 'Form' },
  introduction: { cn: '公司介绍', en: 'Introduction' },
  'join-us': { cn: '招聘页面', en: 'Careers page' },
  'media-resource': { cn: '视频', en: 'Video' },
  news: { cn: '新闻', en: 'Article' },
  product: { cn: '产品', en: 'Product' },
  'product-category': { cn: '产品系列', en: 'Product family' },
  publication: { cn: '刊物', en: 'Publication' },
  'service-and-support': { cn: '服务页面', en: 'Service page' },
  solution: { cn: '解决方案', en: 'Solution' },
} as const satisfies TextTable;
