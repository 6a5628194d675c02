import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './opener.data.ts';
import { Opener } from './opener.tsx';

/** Opens a form, or films, over the page by itself: on a depth, after a time, or as a visitor turns to leave. */
export default defineWidget({
  name: 'opener',
  attributes,
  presentation: ['open', 'widget', 'formId', 'mode', 'prefill', 'unlock', 'source', 'test', 'videos'],
  wake: 'now',
  load,
  View: Opener,
  sheet: () => import('./opener.style.ts'),
  text: {},
});
