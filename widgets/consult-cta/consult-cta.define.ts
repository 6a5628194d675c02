import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './consult-cta.data.ts';
import { text } from './consult-cta.text.ts';
import { ConsultCta } from './consult-cta.tsx';

/** The band that asks for a conversation: a sentence, a picture and the button to the consult form. */
export default defineWidget({
  name: 'consult-cta',
  attributes,
  wake: 'never',
  load,
  View: ConsultCta,
  sheet: () => import('./consult-cta.style.ts'),
  text,
});
