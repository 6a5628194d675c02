import type { TextTable } from '../../contract/text.ts';

export const text = {
  watch: { cn: '观看视频', en: 'Watch the video' },
  consult: { cn: '咨询此案例', en: 'Consult this case' },
  results: { cn: '关键成效', en: 'Results in figures' },
  source: { cn: '数据来源：{source}', en: 'Source: {source}' },
} as const satisfies TextTable;
