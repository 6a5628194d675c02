import type { Activity } from '../../../contract/entities/activity.ts';
import { picture } from './show-widget.tsx';

/** From the 5th, 09:30, to the 7th, 18:00, in Shanghai. */
export const event: Activity = {
  id: 7,
  activityName: 'The forum',
  activityIntroduction: 'Two things to watch.',
  activityShowType: 'STANDARD',
  activityType: 'Sector summit',
  place: 'Shanghai',
  startDate: '2026-03-05T01:30:00.000Z',
  endDate: '2026-03-07T10:00:00.000Z',
  liveAddress: 'https://live.example/forum',
  coverMaterial: picture('cover'),
  enrollStatus: 'OPEN',
  enrollTypeDict: 'FORM',
  enrollDetail: { id: 3 },
};

export const film = { files: [{ url: '/files/film.mp4', type: 'video' as const }] };

/** Both sites of the tests tell the time of Shanghai. */
export const timeZone = 'Asia/Shanghai';
