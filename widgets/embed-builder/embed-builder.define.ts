import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './embed-builder.data.ts';
import { text } from './embed-builder.text.ts';
import { EmbedBuilder } from './embed-builder.tsx';

/** Where the code is made that puts a widget on another page. */
export default defineWidget({
  name: 'embed-builder',
  attributes,
  // Without its script it answers as any form of the web does.
  wake: 'interaction',
  load,
  View: EmbedBuilder,
  sheet: () => import('./embed-builder.style.ts'),
  text,
});
