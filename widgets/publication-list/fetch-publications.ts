import { pageSize as sizes } from '../../contract/constants.ts';
import type { PublicationSummary } from '../../contract/entities/media.ts';
import type { ListPage } from '../kit/components/use-list.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** A page of publications, the newest first. */
export async function fetchPublications(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  pageNo: number,
  pageSize: number,
): Promise<ListPage<PublicationSummary>> {
  const body = { site: { id: site.id }, pageNo, pageSize: Math.min(pageSize, sizes.most) };
  return call('POST /corporate/publications/list', { body });
}
