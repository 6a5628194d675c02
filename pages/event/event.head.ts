import { addresses } from '../../contract/addresses.ts';
import type { Activity } from '../../contract/entities/activity.ts';
import { isOnline } from '../../contract/event-calendar.ts';
import { eventDays, eventSpan } from '../../contract/event-days.ts';
import { enrolment, eventPhase, eventState } from '../../contract/event-status.ts';
import { loadOwn } from '../own-entry.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { createBreadcrumbs, createOrganization, createVideos, joinNodes } from '../structured-data.ts';

export async function eventHead(context: HeadContext): Promise<Head> {
  const { site, route, origin } = context;
  const event = await loadOwn(context, 'GET /activity/:id');
  const {
    activityName: name,
    activityIntroduction,
    activitySpeakers,
    coverMaterial,
    videoMaterial,
    eventStatus,
  } = event;
  const image = coverMaterial?.files[0]?.url;
  const url = origin + route.path;
  const { start, end, wholeDays } = eventSpan(event, site);
  // A day alone where nobody has said an hour: search engines would take midnight for one.
  const [startDate, endDate] = wholeDays ? [start.slice(0, 10), end.slice(0, 10)] : [start, end];
  const films = createVideos(context, {
    name,
    description: activityIntroduction,
    cover: coverMaterial,
    films: videoMaterial,
    // One of an event that is ahead is no recording of it.
    createdAt: eventState({ ...eventDays(event, site), eventStatus }, new Date()) === 'over' ? endDate : undefined,
  });
  return {
    title: `${name} · ${site.name}`,
    description: activityIntroduction ?? name,
    image,
    feeds: ['events'],
    structuredData: joinNodes(await createBreadcrumbs(context, addresses.events, { name, address: route.path }), {
      '@type': 'Event',
      '@id': `${url}#event`,
      url,
      name,
      description: activityIntroduction,
      image: image && origin + image,
      startDate,
      endDate,
      eventStatus: `https://schema.org/${statuses[eventStatus ?? 'HELD']}`,
      eventAttendanceMode: `https://schema.org/${attendanceOf(event)}EventAttendanceMode`,
      location: placesOf(event, url),
      inLanguage: site.lang,
      performer: activitySpeakers?.map((speaker) => ({
        '@type': 'Person',
        name: speaker.name,
        jobTitle: speaker.position,
      })),
      organizer: createOrganization(context),
      offers: offerOf(event, context, url),
      subjectOf: films.length > 0 ? films : undefined,
    }),
  };
}

/** An event keeps its days where it is put off to ones that are not told yet: search engines ask for that. */
const statuses = { CANCELLED: 'EventCancelled', POSTPONED: 'EventPostponed', HELD: 'EventScheduled' } as const;

function attendanceOf(event: Activity): 'Online' | 'Offline' | 'Mixed' {
  if (isOnline(event)) return 'Online';
  return event.liveAddress ? 'Mixed' : 'Offline';
}

function placesOf(event: Activity, url: string) {
  const { place, liveAddress } = event;
  const room = { '@type': 'VirtualLocation' as const, url: liveAddress ?? url };
  if (isOnline(event)) return room;
  // Where the page names no place, neither is one made up here.
  if (!place) return undefined;
  const hall = { '@type': 'Place' as const, name: place, address: place };
  return liveAddress ? [hall, room] : hall;
}

/** The way to enrol, while there is one. */
function offerOf(event: Activity, { site }: Pick<HeadContext, 'site'>, url: string) {
  const way = enrolment(event, eventPhase(eventDays(event, site), new Date()));
  if (way?.kind !== 'form' && way?.kind !== 'link') return undefined;
  return {
    '@type': 'Offer' as const,
    url: way.kind === 'link' ? way.href : url,
    availability: 'https://schema.org/InStock' as const,
    validThrough: eventSpan(event, site).end,
  };
}
