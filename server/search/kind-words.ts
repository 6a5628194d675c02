import type { Site } from '../../contract/entities/site.ts';
import type { SearchType } from '../../contract/search.ts';
import { languageOf, say } from '../../contract/text.ts';
import { searchTypesText } from '../../widgets/shared/search-types.text.ts';

/** English has another form for one of a kind; and what else visitors call it. */
const ofOne: { readonly [Type in SearchType]?: string } = {
  product: 'Product',
  solution: 'Solution',
  case: 'Customer story, case study',
  event: 'Event',
  media: 'Video',
  publication: 'Publication',
};

/**
 * What a page is, in the words of its site: who looks for an event in Singapore types so, though the page's text has no
 * need to say that it is one. A page of no kind has no such words.
 */
export function readKindWords(type: SearchType, { mark }: Pick<Site, 'mark'>): string[] {
  if (type === 'page') return [];
  const one = languageOf(mark) === 'en' ? ofOne[type] : undefined;
  return [say(searchTypesText[type], mark), ...(one ? [one] : [])];
}
