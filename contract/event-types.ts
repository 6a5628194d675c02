import type { Word } from './text.ts';

/** The types of events that the specification names (section 9), in its order. */
export const eventTypes: readonly Word[] = [
  { cn: '产品发布会', en: 'Product launch' },
  { cn: '客户现场会', en: 'Customer on-site meeting' },
  { cn: '媒体交流会', en: 'Media exchange' },
  { cn: '研讨会', en: 'Seminar' },
  { cn: 'CIO活动', en: 'CIO event' },
  { cn: '行业峰会', en: 'Industry summit' },
  { cn: '领域峰会', en: 'Sector summit' },
  { cn: '展会', en: 'Exhibition' },
];
