import { pageSize } from '../../contract/constants.ts';
import type { News } from '../../contract/entities/article.ts';
import { type AttributeValues, integer } from '../kit/runtime/attributes.ts';
import type { LoadContext, PropsOf } from '../kit/runtime/widget.ts';
import { readLabels } from '../shared/labels.ts';
import { loadArticle } from '../shared/load-article.ts';
import type { text } from './article-related.text.ts';

export const attributes = { articleId: integer() };

/** How many stand below an article. */
const most = 3;

/** Of the latest articles those that share the most labels with this one, the newer first where as many. */
export async function load(context: LoadContext, { articleId }: AttributeValues<typeof attributes>) {
  const article = await loadArticle(context, articleId);
  const body = { site: { id: context.site.id }, pageNo: 1, pageSize: pageSize.most };
  const { data } = await context.call('POST /news/list', { body });
  const labels = new Set(readLabels(article.label));
  const shared = ({ label }: News) => readLabels(label).filter((each) => labels.has(each)).length;
  return {
    related: data
      .filter(({ id }) => id !== article.id)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, most),
  };
}

export type ArticleRelatedProps = PropsOf<typeof attributes, typeof load, typeof text>;
