import { integer } from '../kit/attributes.ts';
import { defineWidget } from '../kit/define-widget.ts';
import { thanksText as text } from '../kit/thanks.text.ts';
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
