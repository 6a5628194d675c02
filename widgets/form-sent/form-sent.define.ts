import { thanksText as text } from '../kit/components/thanks.text.ts';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './form-sent.data.ts';
import { FormSent } from './form-sent.tsx';

/** The thank-you of a page of its own, where visitors without scripts come once their lead is kept. */
export default defineWidget({
  name: 'form-sent',
  attributes,
  wake: 'never',
  load,
  View: FormSent,
  sheet: () => import('./form-sent.style.ts'),
  text,
});
