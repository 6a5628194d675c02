import { EventList } from 'vitrine/react/event-list';
import { Enquiry } from './enquiry';
import { origin } from './origin';

/** Rendered on the server: the tags are in its HTML, with what stands in them until their widgets have come. */
export default function Page() {
  return (
    <main>
      <h1>Harbour Tools</h1>
      <Enquiry />
      <h2>Where to meet us</h2>
      <EventList pageSize={3}>
        <a href={`${origin}/events`}>All events</a>
      </EventList>
    </main>
  );
}
