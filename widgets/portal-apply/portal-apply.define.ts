import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './portal-apply.data.ts';
import { text } from './portal-apply.text.ts';
import { PortalApply } from './portal-apply.tsx';

/** Where a company asks to join the supplier portal: the form in the page, and what comes of it beside it. */
export default defineWidget({
  name: 'portal-apply',
  attributes,
  wake: 'never',
  load,
  View: PortalApply,
  sheet: () => import('./portal-apply.style.ts'),
  text,
});
