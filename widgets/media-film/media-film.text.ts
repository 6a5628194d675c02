import type { TextTable } from '../../contract/text.ts';

export const text = {
  length: { cn: '时长{length}', en: 'Length {length}' },
  live: { cn: '进入直播间', en: 'Go to live room' },
  unlock: { cn: '登记后观看', en: 'Register to watch' },
  gated: { cn: '填写一次表单，视频就在这里播放。', en: 'Fill in the form once, and the film plays right here.' },
} as const satisfies TextTable;
