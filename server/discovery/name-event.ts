import type { Activity } from '../../contract/entities/activity.ts';
import type { Site } from '../../contract/entities/site.ts';
import { say } from '../../contract/text.ts';
import { text } from '../../pages/feeds.text.ts';

/** The name of an event where nothing beside it says that it is not held as announced. */
export function nameEvent(name: string, status: Activity['eventStatus'], { mark }: Site): string {
  return status ? say(text[status === 'CANCELLED' ? 'cancelled' : 'postponed'], mark, { name }) : name;
}
