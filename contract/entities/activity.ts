import type { Jump } from './jump.ts';
import type { Reference, Resource } from './shared.ts';

export interface Speaker {
  id?: number;
  name: string;
  avatar?: string;
  position?: string;
}

export interface AgendaItem {
  agendaStr: string;
  title: string;
  activitySpeaker?: Speaker;
}

export interface Review {
  id: number;
  title: string;
  description?: string;
  coverMaterial?: Resource;
  /** `URL` leads to another address, `UPLOAD` plays the jump's own file. */
  playType: 'URL' | 'UPLOAD';
  jumpBO?: Jump;
}

/** An event as lists show it. Its days are inclusive; status and badges follow from them (section 4). */
export interface ActivitySummary {
  id: number;
  activityName: string;
  activityTimeStr?: string;
  activityIntroduction?: string;
  activityShowType: string;
  activityType: string;
  place?: string;
  /** Moments, as ISO 8601 in UTC. */
  startDate: string;
  endDate: string;
  /** Not held as announced: called off, or put off to days that are not told yet (schema.org's EventStatusType). */
  eventStatus?: 'CANCELLED' | 'POSTPONED';
  /** IANA zone of its own days and hours, where that is not the site's. */
  timeZone?: string;
  liveAddress?: string;
  coverMaterial?: Resource;
  enrollStatus?: 'OPEN' | 'CLOSED';
  enrollButtonTitle?: string;
  enrollTypeDict?: 'FORM' | 'THIRD_LINK';
  enrollDetail?: Reference;
  thirdLink?: string;
}

export interface Activity extends ActivitySummary {
  /** Rich text. */
  activityDescribe?: string;
  videoMaterial?: Resource;
  activityAgendas?: AgendaItem[];
  activitySpeakers?: Speaker[];
  activityReviews?: Review[];
}
