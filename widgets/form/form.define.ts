import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './form.data.ts';
import { text } from './form.text.ts';
import { FormWidget } from './form.tsx';

/** The consult form, standing in the page or as a modal. Without a `form-id` it is the site's default form. */
export default defineWidget({
  name: 'form',
  attributes,
  presentation: ['open', 'prefill', 'unlock', 'source'],
  wake: 'visible',
  load,
  View: FormWidget,
  sheet: () => import('./form.style.ts'),
  parts: ({ mode }) => (mode === 'modal' ? import('./modal.tsx') : undefined),
  text,
});
