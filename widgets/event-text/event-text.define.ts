import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './event-text.data.ts';
import { text } from './event-text.text.ts';
import { EventText } from './event-text.tsx';

/** What there is to read about an event. */
export default defineWidget({
  name: 'event-text',
  attributes,
  wake: 'never',
  load,
  View: EventText,
  sheet: () => withRichText(import('./event-text.style.ts')),
  text,
});
