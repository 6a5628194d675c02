import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './portal-steps.data.ts';
import { text } from './portal-steps.text.ts';
import { PortalSteps } from './portal-steps.tsx';

/** How a company joins the supplier portal, step by step. */
export default defineWidget({
  name: 'portal-steps',
  attributes,
  wake: 'never',
  load,
  View: PortalSteps,
  sheet: () => import('./portal-steps.style.ts'),
  text,
});
