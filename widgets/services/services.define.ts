import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './services.data.ts';
import { text } from './services.text.ts';
import { Services } from './services.tsx';

/** How customers are served: promises in figures, steps, questions. */
export default defineWidget({
  name: 'services',
  attributes,
  wake: 'never',
  load,
  View: Services,
  sheet: () => withRichText(import('./services.style.ts')),
  text,
});
