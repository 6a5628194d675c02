import type { z } from 'zod';
import type { SeenPage } from './seen.ts';

/** Where a field is seen: at one of the addresses, or however else; or why nobody sees it. */
export type Where = string | ((page: SeenPage, value: unknown, entry: object) => boolean) | { unseen: string };

export interface Row {
  /** As section 3 names it. */
  entity: string;
  schema: z.ZodType;
  /** All entries of a site, each with the pages that may show it, by the addresses that `fields` name. */
  list(site: number): Promise<{ entry: object; pages: Readonly<Record<string, string>> }[]>;
  fields: Readonly<Record<string, Where>>;
}

export const part = { unseen: 'tells parts apart' };

/** Fields that are all seen at one address. */
export function at(address: string, fields: readonly string[]): Record<string, Where> {
  return Object.fromEntries(fields.map((field) => [field, address]));
}

/** The fields of a list of titles, sentences and pictures. */
export function points(list: string, address: string): Record<string, Where> {
  return {
    [`${list}[].id`]: part,
    ...at(address, [`${list}[].title`, `${list}[].desc`, `${list}[].resource`, `${list}[].resourceUrl`]),
  };
}
