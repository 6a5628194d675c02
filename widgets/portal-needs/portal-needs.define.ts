import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './portal-needs.data.ts';
import { text } from './portal-needs.text.ts';
import { PortalNeeds } from './portal-needs.tsx';

/** What a company needs to join the supplier portal, and the papers to be read before. */
export default defineWidget({
  name: 'portal-needs',
  attributes,
  wake: 'interaction',
  // Only a link to a document has anything to do, and that on some devices.
  wakeFor: ({ documents }) => (documents.length > 0 ? 'interaction' : 'never'),
  load,
  client: ({ count, documents }) => ({ count, documents, needs: [] }),
  View: PortalNeeds,
  sheet: () => import('./portal-needs.style.ts'),
  text,
});
