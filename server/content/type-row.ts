import { z } from 'zod';
import type { Address } from '../../contract/addresses.ts';
import type { CallName } from '../../contract/calls.ts';
import { momentSchema } from '../../contract/schemas/shared.ts';

/** Front matter that every type takes. It never leaves the server. */
export const metaShape = {
  /** Seen through its preview link only. */
  draft: z.boolean().default(false),
  publishAt: momentSchema.optional(),
  unpublishAt: momentSchema.optional(),
  /** When it last said something new. */
  updatedAt: momentSchema.optional(),
  /** Place among its like; entries without one come last, by id. */
  order: z.number().optional(),
  /** Stays on top of the list, or stands in the list page's carousel. */
  fixed: z.boolean().default(false),
};

/** What visitors may call an entry in the search beside the words that its page has. One that says nothing finds nothing. */
const searchShape = {
  keywords: z
    .array(
      z.string().refine((word) => /[\p{L}\p{N}]/u.test(word), 'is no word: write what visitors type, or remove it'),
    )
    .optional(),
};

type Shape = Readonly<Record<string, z.ZodType>>;
type Fields = Readonly<Record<string, unknown>>;

/** Reads the front matter of another entry that a field of this one names. */
export type Related = (type: string, slug: unknown) => Fields | undefined;

/** What a list shows of an entry, and the name that the calls' description has for it. */
export interface Summary {
  name: string;
  schema: z.ZodObject;
}

/** Calls that give a type's entries page by page, with filters of their own. */
export type ListCall = Extract<CallName, `POST ${string}/list`>;
/** Calls that give one entry by its id. */
export type DetailCall = Extract<CallName, `GET ${string}/:id`>;

/** The field by which an entry says of which page it is a part, and the page of each of its values. */
export interface PageByField {
  field: string;
  pages: Readonly<Record<string, Address>>;
}

/** What a type of content is. What a row leaves out it has not, or goes without saying. */
export interface TypeRow {
  /** The name that the calls' description has for an entry. */
  name: string;
  entity: z.ZodObject;
  /** Fields beside the entity's own, for the server alone. */
  extra?: Shape;
  /** What lists show of it, where that is less than all. */
  summary?: Summary;
  /** Its paged call of section 7, under whatever name, where the generic call is not the only one. */
  list?: ListCall;
  /** What narrows that call, beside its pages: a filter's name, and the field that has to have one of its values. */
  filters?: Readonly<Record<string, string>>;
  /** Its call by id, likewise. */
  detail?: DetailCall;
  /** The address of an entry's own page. */
  page?: Address;
  /** Neither search engines nor the search are told of that page, as the routes have it. */
  unlisted?: boolean;
  /** Where a preview link leads, where that is another address than its page. */
  preview?: Address;
  /** The page that its entries are parts of, where none has one of its own: a preview link leads there. */
  partOf?: Address | PageByField;
  /** Its entries are parts of every page, as menus are: that one is where a preview link leads, and it serves on all. */
  everywhere?: true;
  /** Addresses that have a page where an entry has it as its `pageAddress`. */
  addressed?: readonly Address[];
  /** Its names in addresses of calls beside the folder's: those of the specification's own calls and routes. */
  names?: readonly string[];
  /**
   * What an entry's translation is: the file of the same name (`slug`, unless another rule is named), or the one that each
   * site has (`site`), whose id is the site's.
   */
  counterpart?: 'slug' | 'site';
  /** Fields that no two public entries of a site share, for pages look for one entry by them. Without any, a site has one. */
  unique?: readonly string[];
  /** The moment that lists are sorted by, newest first. Without one, `order` counts. */
  newest?: string;
  /** Fields of the entity that follow from others and may be left out: as a file would write them. */
  fill?: (fields: Fields, related: Related) => Fields;
}

/** A banner's only picture, where it is written as an address: as a file, its size and theme are known. */
export const fillPicture = ({ bannerUrl, pcResource }: Fields): Fields =>
  bannerUrl !== undefined && pcResource === undefined ? { pcResource: bannerUrl } : {};

/** What a video takes, told by its files: lists say it also of a film that they must not name. */
export function fillDuration({ videoMaterial }: Fields): Fields {
  const { files } = Object(videoMaterial) as { files?: unknown };
  const seconds = [files ?? videoMaterial]
    .flat()
    .map((file) => (Object(file) as { duration?: unknown }).duration)
    .filter((duration) => typeof duration === 'number')
    .reduce((sum, duration) => sum + duration, 0);
  return seconds > 0 ? { duration: seconds } : {};
}

/** A row of the table. Filters are names of the entity's own fields; what the search finds may have words for it. */
export function type<const Row extends TypeRow>(
  row: Row & { filters?: Readonly<Record<string, keyof z.output<Row['entity']>>> },
): Row {
  const isFound = !row.unlisted && (row.page ?? row.preview ?? row.addressed) !== undefined;
  return isFound ? { ...row, extra: { ...row.extra, ...searchShape } } : row;
}
