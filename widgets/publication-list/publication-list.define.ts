import { defineWidget } from '../kit/runtime/define-widget.ts';
import { beginAnew } from '../shared/list-pages.tsx';
import { attributes, load } from './publication-list.data.ts';
import { text } from './publication-list.text.ts';
import { PublicationList } from './publication-list.tsx';

/** Journals and white papers by their covers, page by page. */
export default defineWidget({
  name: 'publication-list',
  attributes,
  wake: 'visible',
  load,
  View: beginAnew(PublicationList),
  sheet: () => import('./publication-list.style.ts'),
  text,
});
