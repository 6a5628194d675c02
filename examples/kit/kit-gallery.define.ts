import { defineWidget } from '../../widgets/kit/runtime/define-widget.ts';
import { text } from './kit-gallery.text.ts';
import { KitGallery } from './kit-gallery.tsx';

/** Every part of the kit in its states. Of the project's own workshop: no build that is served to visitors has it. */
export default defineWidget({
  name: 'kit-gallery',
  attributes: {},
  wake: 'now',
  load: async () => undefined,
  View: KitGallery,
  sheet: () => import('./kit-gallery.style.ts'),
  text,
});
