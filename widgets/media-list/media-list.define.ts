import { defineWidget } from '../kit/runtime/define-widget.ts';
import { beginAnew } from '../shared/list-pages.tsx';
import { attributes, load } from './media-list.data.ts';
import { text } from './media-list.text.ts';
import { MediaList } from './media-list.tsx';

/** Films by pages, the newest first, with filters. */
export default defineWidget({
  name: 'media-list',
  attributes,
  wake: 'visible',
  load,
  View: beginAnew(MediaList),
  sheet: () => import('./media-list.style.ts'),
  text,
});
