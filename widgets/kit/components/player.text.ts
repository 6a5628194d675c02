import type { TextTable } from '../../../contract/text.ts';

export const playerText = {
  playlist: { cn: '播放列表', en: 'Playlist' },
  playing: { cn: '正在播放第{number}个，共{total}个：{title}', en: 'Playing {number} of {total}: {title}' },
  untitled: { cn: '视频{number}', en: 'Video {number}' },
  failed: {
    cn: '视频无法播放。请检查网络后重试，或直接打开视频文件。',
    en: 'This video could not be played. Check your connection and try again, or open the file itself.',
  },
  saved: {
    cn: '浏览器无法播放{kind}格式的视频。请下载后用播放器打开。',
    en: 'Browsers cannot play {kind} videos. Download it and open it in a media player.',
  },
  download: { cn: '下载视频', en: 'Download the video' },
  retry: { cn: '重试', en: 'Try again' },
  file: { cn: '打开视频文件', en: 'Open the file' },
} as const satisfies TextTable;
