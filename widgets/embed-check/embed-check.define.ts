import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './embed-check.data.ts';
import { text } from './embed-check.text.ts';
import { EmbedCheckView } from './embed-check.tsx';

/** Where somebody's page is checked for what stands in the way of widgets. */
export default defineWidget({
  name: 'embed-check',
  attributes,
  wake: 'interaction',
  load,
  View: EmbedCheckView,
  sheet: () => import('./embed-check.style.ts'),
  text,
});
