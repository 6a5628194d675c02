import type { File, Resource } from '../../contract/entities/shared.ts';

/**
 * The picture that puts an entry forward above a list which shows the entry again: its second one, so that no picture
 * stands twice on a page, or the only one that it has.
 */
export function featuredCover(covers: Resource | undefined): File | undefined {
  return covers?.files[1] ?? covers?.files[0];
}
