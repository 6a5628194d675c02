import type { TextTable } from '../../../contract/text.ts';

/** What a carousel and its controls say. */
export const carouselText = {
  carousel: { cn: '轮播', en: 'carousel' },
  slide: { cn: '幻灯片', en: 'slide' },
  previous: { cn: '上一张', en: 'Previous slide' },
  next: { cn: '下一张', en: 'Next slide' },
  pause: { cn: '暂停轮播', en: 'Pause the slides' },
  play: { cn: '继续轮播', en: 'Play the slides' },
  position: { cn: '第{number}张，共{total}张', en: 'Slide {number} of {total}' },
} as const satisfies TextTable;
