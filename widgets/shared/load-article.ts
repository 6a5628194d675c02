import type { Article } from '../../contract/entities/article.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** An article, or its counterpart in the widget's language; nothing where none is named. */
export async function loadArticle(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  id: number | undefined,
): Promise<Article | undefined> {
  return id === undefined ? undefined : call('GET /news/:id', { params: { id }, query: { site: site.id } });
}
