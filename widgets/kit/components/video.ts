import type { File } from '../../../contract/entities/shared.ts';

/** What a player plays: an address, and what goes with it. */
export interface Video extends Pick<File, 'captions'> {
  url: string;
  title?: string;
  /** The picture before it plays. */
  poster?: string;
}
