import { addresses } from '../../contract/addresses.ts';
import type { Activity } from '../../contract/entities/activity.ts';
import { createPathReader } from '../../contract/paths.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

export const eventAttributes = { eventId: integer() };

const readPath = createPathReader(addresses.event);

/**
 * The event that a widget names, else the one whose page it stands on.
 * @throws CallError 404 where neither names one
 */
export async function loadEvent(
  { call, site, route }: Pick<LoadContext, 'call' | 'site' | 'route'>,
  { eventId }: AttributeValues<typeof eventAttributes>,
): Promise<Activity> {
  const id =
    (eventId ?? Number(readPath(route.path)?.id)) ||
    (await import('./refuse-nameless.ts')).refuseNameless('event-id="501"');
  return call('GET /activity/:id', { params: { id }, query: { site: site.id } });
}

/** Whether an event has the page of a programme; every other one is compact, its film first (section 3). */
export const isStandard = ({ activityShowType }: Pick<Activity, 'activityShowType'>) => activityShowType === 'STANDARD';
