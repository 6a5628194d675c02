import { integer } from '../kit/attributes.ts';
import { defineWidget } from '../kit/define-widget.ts';
import { text } from './form-sent.text.ts';
import { FormSent } from './form-sent.tsx';

/** What stands in a form's place once its lead is kept. `vt-again` asks for the form's return. */
export default defineWidget({
  name: 'form-sent',
  attributes: { formId: integer() },
  wake: 'never',
  load: async () => undefined,
  View: FormSent,
  sheet: () => import('./form-sent.style.ts'),
  text,
});
