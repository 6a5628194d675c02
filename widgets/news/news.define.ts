import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './news.data.ts';
import { text } from './news.text.ts';
import { News } from './news.tsx';

/** The news that stay on top, in turn, beside the latest ones. */
export default defineWidget({
  name: 'news',
  attributes,
  wake: 'visible',
  load,
  // The list of the latest stands in the server's HTML: one of them tells that there is one.
  client: ({ latest, ...rest }) => ({
    ...rest,
    latest: latest.slice(0, 1).map(({ id, title, createTime }) => ({ id, title, createTime })),
  }),
  View: News,
  sheet: () => import('./news.style.ts'),
  text,
});
