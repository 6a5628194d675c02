import type { TextTable } from '../../contract/text.ts';

export const text = {
  title: { cn: '活动信息', en: 'At a glance' },
  when: { cn: '时间', en: 'When' },
  where: { cn: '地点', en: 'Where' },
  type: { cn: '类型', en: 'Type' },
  attend: { cn: '线下参会', en: 'Offline attendance' },
  ended: { cn: '已结束', en: 'Already ended' },
  closed: { cn: '报名已截止', en: 'Enrollment closed' },
  reserveLive: { cn: '预约直播', en: 'Reserve live' },
  goLive: { cn: '进入直播间', en: 'Go to live room' },
  newTab: { cn: '（在新标签页打开）', en: ' (opens in a new tab)' },
  calendar: { cn: '添加到日历', en: 'Add to calendar' },
  file: { cn: '日历文件', en: 'Calendar file' },
  google: { cn: 'Google日历', en: 'Google' },
  outlook: { cn: 'Outlook', en: 'Outlook' },
} as const satisfies TextTable;
