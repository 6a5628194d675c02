import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './case-list.data.ts';
import { text } from './case-list.text.ts';
import { CaseList } from './case-list.tsx';

/** All customer cases by industry, with the way to each industry's. */
export default defineWidget({
  name: 'case-list',
  attributes,
  wake: 'visible',
  load,
  // The cards stand in the server's HTML: hydration is told what the list of anchors says.
  client: ({ anchors }) => ({ anchors, groups: [] }),
  View: CaseList,
  sheet: () => import('./case-list.style.ts'),
  text,
});
