import type { TypeName } from '../../../server/content/types.ts';
import type { Mark } from './words.ts';

/** One entry in both languages, as its files will be written. */
export interface LargeEntry {
  type: TypeName;
  slug: string;
  fields(mark: Mark): Record<string, unknown>;
  body?: Record<Mark, string>;
}

export const marks: readonly Mark[] = ['cn', 'en'];

/** Ids are unique per type over both sites: those of en are this much higher. */
const englishIds = 500_000;

export const idIn = (mark: Mark, id: number) => (mark === 'cn' ? id : englishIds + id);
