import type { TextTable } from '../../../contract/text.ts';

/** What stands above the parts of a page that is given as Markdown. */
export const text = {
  agenda: { cn: '议程', en: 'Agenda' },
  cases: { cn: '客户案例', en: 'Customer stories' },
  coverage: { cn: '媒体报道', en: 'Media coverage' },
  customer: { cn: '客户', en: 'Customer' },
  documents: { cn: '文件', en: 'Documents' },
  dates: { cn: '时间', en: 'Dates' },
  enrol: { cn: '报名', en: 'Enrolment' },
  functions: { cn: '核心功能', en: 'Functions' },
  industry: { cn: '行业', en: 'Industry' },
  industryState: { cn: '行业现状', en: 'Where the industry stands' },
  live: { cn: '直播', en: 'Live room' },
  metrics: { cn: '关键数据', en: 'Figures' },
  milestones: { cn: '历程', en: 'Milestones' },
  needs: { cn: '所需材料', en: 'What is needed' },
  next: { cn: '下一页', en: 'Next page' },
  pages: { cn: '页面', en: 'Pages' },
  place: { cn: '地点', en: 'Place' },
  positions: { cn: '在招职位', en: 'Open positions' },
  products: { cn: '产品', en: 'Products' },
  published: { cn: '发布', en: 'Published' },
  questions: { cn: '常见问题', en: 'Questions' },
  scenes: { cn: '应用场景', en: 'Where it is used' },
  searchHow: { cn: '在地址后写 ?q= 和要找的词。', en: 'Write ?q= and your words after the address.' },
  solutions: { cn: '解决方案', en: 'Solutions' },
  source: { cn: '数据来源', en: 'Source' },
  speakers: { cn: '嘉宾', en: 'Speakers' },
  status: { cn: '状态', en: 'Status' },
  cancelled: { cn: '已取消，不再接受报名', en: 'Cancelled, registration is closed' },
  postponed: {
    cn: '已延期，新日期待公布，暂不接受报名',
    en: 'Postponed to a date that is not announced yet, registration is closed until then',
  },
  steps: { cn: '步骤', en: 'Steps' },
  strengths: { cn: '产品优势', en: 'Strengths' },
  type: { cn: '类型', en: 'Kind' },
  updated: { cn: '更新', en: 'Updated' },
  values: { cn: '业务价值', en: 'Business value' },
} as const satisfies TextTable;

/** The sections of /llms.txt, by the type of their entries. */
export const sections = {
  'product-category': { cn: '产品线', en: 'Product lines' },
  product: { cn: '产品', en: 'Products' },
  solution: { cn: '解决方案', en: 'Solutions' },
  example: { cn: '客户案例', en: 'Customer stories' },
  news: { cn: '新闻', en: 'News' },
  activity: { cn: '活动', en: 'Events' },
  'media-resource': { cn: '视频', en: 'Videos' },
  publication: { cn: '刊物', en: 'Publications' },
} as const satisfies TextTable;
