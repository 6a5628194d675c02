import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './case-wall.data.ts';
import { text } from './case-wall.text.ts';
import { CaseWall } from './case-wall.tsx';

/** A few customer cases, and the logos of more customers. */
export default defineWidget({
  name: 'case-wall',
  attributes,
  wake: 'never',
  load,
  View: CaseWall,
  sheet: () => import('./case-wall.style.ts'),
  text,
});
