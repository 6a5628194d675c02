import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '业务蓝图', en: 'Blueprints' },
  overview: { cn: '功能全景', en: 'Overview' },
  picture: { cn: '{name}：{title}', en: '{name}: {title}' },
  wide: { cn: '左右滑动查看全图，点按可放大。', en: 'Swipe sideways to see all of it; tap to enlarge.' },
  large: { cn: '查看大图', en: 'View full size' },
} as const satisfies TextTable;
