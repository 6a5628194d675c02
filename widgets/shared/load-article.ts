import type { Article } from '../../contract/entities/article.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/**
 * An article, or its counterpart in the widget's language.
 * @throws CallError 404 where none is named
 */
export async function loadArticle(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  named: number | undefined,
): Promise<Article> {
  const id = named || (await import('./refuse-nameless.ts')).refuseNameless('article-id="501"');
  return call('GET /news/:id', { params: { id }, query: { site: site.id } });
}
