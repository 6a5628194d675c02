import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './paper-cases.data.ts';
import { text } from './paper-cases.text.ts';
import { PaperCases } from './paper-cases.tsx';

/** The customers that a white paper tells of: one of manufacturing, one of retail, one of energy. */
export default defineWidget({
  name: 'paper-cases',
  attributes,
  wake: 'never',
  load,
  View: PaperCases,
  sheet: () => import('./paper-cases.style.ts'),
  text,
});
