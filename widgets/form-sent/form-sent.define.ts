import { thanksText as text } from '../kit/components/thanks.text.ts';
import { integer } from '../kit/runtime/attributes.ts';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { FormSent, type FormSentData } from './form-sent.tsx';

/** The thank-you of a page of its own, where visitors without scripts come once their lead is kept. */
export default defineWidget({
  name: 'form-sent',
  attributes: { formId: integer() },
  wake: 'never',
  load: async (): Promise<FormSentData> => ({}),
  View: FormSent,
  sheet: () => import('./form-sent.style.ts'),
  text,
});
