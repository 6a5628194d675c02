import { addresses } from '../../contract/addresses.ts';
import type { Head, HeadContext } from '../page-route.ts';
import { describeRichPage } from '../rich-page.ts';
import { loadOwnPage } from '../single-page.ts';

export async function joinUsHead(context: HeadContext): Promise<Head> {
  return describeRichPage(context, addresses.joinUs, await loadOwnPage(context, 'joinUs'));
}
