import { caseSlides } from '../../contract/constants.ts';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './case-carousel.data.ts';
import { text } from './case-carousel.text.ts';
import { CaseCarousel } from './case-carousel.tsx';

/** The customer cases of a product, a category or a solution side by side; without one of them all of the site's. */
export default defineWidget({
  name: 'case-carousel',
  attributes,
  presentation: ['heading', 'ground'],
  wake: 'visible',
  // Only more of them than fit have to be moved.
  wakeFor: ({ ids }) => ([1, caseSlides].includes(ids.length) ? 'never' : 'visible'),
  load,
  // The cards stand in the server's HTML: hydration is told how many there are.
  client: ({ ids }) => ({ ids, examples: [] }),
  View: CaseCarousel,
  sheet: () => import('./case-carousel.style.ts'),
  text,
});
