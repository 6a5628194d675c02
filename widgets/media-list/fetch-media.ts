import { pageSize as sizes } from '../../contract/constants.ts';
import { endOfDay, startOfDay } from '../../contract/days.ts';
import type { MediaResourceSummary } from '../../contract/entities/media.ts';
import { zoneOf } from '../../contract/time-zone.ts';
import type { FilterValues } from '../kit/components/filters.tsx';
import type { ListPage } from '../kit/components/use-list.ts';
import type { LoadContext } from '../kit/runtime/widget.ts';

/** A page of films. Days are sent as the first's beginning and the last's end, in the site's zone (section 5). */
export async function fetchMedia(
  { call, site }: Pick<LoadContext, 'call' | 'site'>,
  filter: FilterValues,
  pageNo: number,
  pageSize: number,
): Promise<ListPage<MediaResourceSummary>> {
  const { from: [from] = [], to: [to] = [], keyword: [titleContent] = [], type } = filter;
  const zone = zoneOf(site);
  const multimediaResource = {
    startDate: from && startOfDay(from, zone),
    endDate: to && endOfDay(to, zone),
    resourceTypes: type && [...type],
    titleContent,
  };
  return call('POST /multimedia/resource/list', {
    body: { site: { id: site.id }, pageNo, pageSize: Math.min(pageSize, sizes.most), multimediaResource },
  });
}
