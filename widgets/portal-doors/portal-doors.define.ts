import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './portal-doors.data.ts';
import { text } from './portal-doors.text.ts';
import { PortalDoors } from './portal-doors.tsx';

/** What the supplier portal begins with: a heading and two equal doors, one for purchasers and one for suppliers. */
export default defineWidget({
  name: 'portal-doors',
  attributes,
  wake: 'never',
  load,
  View: PortalDoors,
  sheet: () => import('./portal-doors.style.ts'),
  text,
});
