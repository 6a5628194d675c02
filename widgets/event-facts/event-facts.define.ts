import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-facts.data.ts';
import { text } from './event-facts.text.ts';
import { EventFacts } from './event-facts.tsx';

/** When and where an event is, and the ways to take part as of today. */
export default defineWidget({
  name: 'event-facts',
  attributes,
  wake: 'visible',
  // What was over when it was rendered stays over, and what is called off has no hours.
  wakeFor: ({ known }) => (known.over || known.calledOff ? 'never' : 'visible'),
  load,
  client: ({ known, now }) => ({ known, now }),
  parts: (_, hydrating) => (hydrating ? undefined : import('./standing.tsx')),
  View: EventFacts,
  sheet: () => import('./event-facts.style.ts'),
  text,
});
