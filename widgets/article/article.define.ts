import { withRichText } from '../kit/components/rich-text.tsx';
import { defineWidget } from '../kit/runtime/define-widget.ts';
import { attributes, load } from './article.data.ts';
import { text } from './article.text.ts';
import { Article } from './article.tsx';

/** One article: when it came, what it says, who wrote it and where else it was told. */
export default defineWidget({
  name: 'article',
  attributes,
  wake: 'never',
  load,
  View: Article,
  sheet: () => withRichText(import('./article.style.ts')),
  text,
});
