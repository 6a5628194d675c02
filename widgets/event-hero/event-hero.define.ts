import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-hero.data.ts';
import { text } from './event-hero.text.ts';
import { EventHero } from './event-hero.tsx';

/** What an event’s page begins with: its name, how it stands today, its picture. */
export default defineWidget({
  name: 'event-hero',
  attributes,
  wake: 'visible',
  // What was over when it was rendered stays over, and what is called off has no hours.
  wakeFor: ({ known }) => (known.settled ? 'never' : 'visible'),
  load,
  client: ({ known, now }) => ({ known, now }),
  parts: (_, hydrating) => (hydrating ? undefined : import('./standing.tsx')),
  View: EventHero,
  sheet: () => import('./event-hero.style.ts'),
  text,
});
