import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-list.data.ts';
import { text } from './event-list.text.ts';
import { EventList } from './event-list.tsx';
import { fetchParts } from './event-parts.ts';

/** Events by pages, those to come before those that are over, with filters. */
export default defineWidget({
  name: 'event-list',
  attributes,
  presentation: ['view'],
  wake: 'visible',
  load,
  View: EventList,
  sheet: () => import('./event-list.style.ts'),
  // Elsewhere they are fetched when somebody asks for them.
  parts: ({ filters, view }) => (filters === 'shown' || view === 'cards' ? fetchParts({ filters, view }) : undefined),
  text,
});
