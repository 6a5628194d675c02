import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './article-related.data.ts';
import { text } from './article-related.text.ts';
import { ArticleRelated } from './article-related.tsx';

/** What else one may read after an article. */
export default defineWidget({
  name: 'article-related',
  attributes,
  wake: 'never',
  load,
  View: ArticleRelated,
  sheet: () => import('./article-related.style.ts'),
  text,
});
