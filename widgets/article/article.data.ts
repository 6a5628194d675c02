import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { loadArticle } from '../shared/load-article.ts';
import type { text } from './article.text.ts';

export const attributes = { articleId: integer() };

export async function load(context: LoadContext, { articleId }: AttributeValues<typeof attributes>) {
  return { article: await loadArticle(context, articleId) };
}

export type ArticleProps = PropsOf<typeof attributes, typeof load, typeof text>;
