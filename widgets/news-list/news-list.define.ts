import { defineWidget } from '../kit/runtime/define-widget.ts';
import { beginAnew } from '../shared/list-pages.tsx';
import { attributes, load } from './news-list.data.ts';
import { text } from './news-list.text.ts';
import { NewsList } from './news-list.tsx';

/** All news, page by page: the latest leads; on a phone the next ones come as they are read. */
export default defineWidget({
  name: 'news-list',
  attributes,
  // Back finds it as it was left, far below what the server has written of it.
  wake: 'now',
  load,
  View: beginAnew(NewsList),
  sheet: () => import('./news-list.style.ts'),
  text,
});
