import type { TopNavigationItem } from '../../contract/entities/navigation.ts';
import type { File } from '../../contract/entities/shared.ts';
import { fileOf, firstFile } from '../kit/components/image.tsx';

/** The pictures that a banner shows: the page's, and the phone's where it has one. */
export function picturesOf(banner: TopNavigationItem | undefined): File[] {
  const picture = firstFile(banner?.pcResource) ?? fileOf(banner?.bannerUrl);
  const phone = firstFile(banner?.mobileResource);
  return [picture, phone].filter((file) => file !== undefined);
}
