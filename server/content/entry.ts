import type { Gate } from './gates/gate.ts';
import type { EntityOf, ExtraOf, TypeName } from './types.ts';

/** One entry of one site, checked and ready to be sent. */
export interface Entry<Name extends TypeName = TypeName> {
  type: Name;
  /** Unique per type over all sites; 0 for the types whose entity has no id. */
  id: number;
  /** The file's name; the same name in another site is its translation. */
  slug: string;
  mark: string;
  siteId: number;
  file: string;
  /** What may be shown to everyone. */
  value: EntityOf<Name>;
  /** What is given for a filled form only. */
  gates: readonly Gate[];
  extra: ExtraOf<Name>;
  draft: boolean;
  fixed: boolean;
  order: number;
  /** Milliseconds since 1970; the window in which the entry is public. */
  publishAt: number;
  unpublishAt: number;
  /** When it last said something new, where its file tells. */
  updatedAt?: number;
  /** What lists of this type are sorted by, newest first; 0 where the type has no such date. */
  date: number;
  /** Lists of embedded summaries, so that drafts among them can be left out. */
  embeds: readonly { field: string; type: TypeName; slugs: readonly string[] }[];
}

/** Whether an entry is public at a moment. */
export function isVisible(entry: Entry, now: number): boolean {
  return !entry.draft && entry.publishAt <= now && now < entry.unpublishAt;
}

/** Newest first, then by `order`, then by id: a total order, so that pages never overlap. */
export function compareEntries(a: Entry, b: Entry): number {
  return b.date - a.date || a.order - b.order || (a.date > 0 ? b.id - a.id : a.id - b.id) || (a.slug < b.slug ? -1 : 1);
}
