import { findNearest } from '../base/nearest.ts';
import { findName } from './entry-name.ts';
import type { Source } from './source.ts';

/** The file name that was likely meant by one of no entry of these: by the entry's title, in other letters, with its ending, mistyped. */
export function findNearEntry(given: string, sources: readonly Source[]): string | undefined {
  const titled = sources.find(({ fields }) => findName(fields)?.trim() === given.trim());
  if (titled) return titled.slug;
  const slugs = sources.map(({ slug }) => slug);
  return findNearest(given.replace(/\.md$/i, ''), slugs);
}
