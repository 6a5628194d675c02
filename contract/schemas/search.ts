import { z } from 'zod';
import type {
  MarkedPart,
  ReadPart,
  SearchAnswer,
  SearchElsewhere,
  SearchHit,
  SearchSuggestion,
  SearchTypeCount,
} from '../entities/search.ts';
import { longestSearch, searchTypes } from '../search.ts';
import { objectOf } from './shape.ts';
import { idSchema, momentSchema } from './shared.ts';

export const searchTextSchema = z
  .string()
  .max(longestSearch, `has more than ${longestSearch} letters: search for fewer words`);
export const searchTypeSchema = z.enum(searchTypes);

const markedSchema = z.array(objectOf<MarkedPart>()({ text: z.string(), hit: z.literal(true).optional() }));

const searchHitSchema = objectOf<SearchHit>()({
  type: searchTypeSchema,
  address: z.string().min(1),
  title: markedSchema,
  excerpt: markedSchema,
  date: momentSchema.optional(),
  timeZone: z.string().optional(),
});

export const searchSuggestionSchema = objectOf<SearchSuggestion>()({
  type: searchTypeSchema,
  address: z.string().min(1),
  title: markedSchema,
});

const searchTypeCountSchema = objectOf<SearchTypeCount>()({
  type: searchTypeSchema,
  total: z.int().positive(),
});

const searchElsewhereSchema = objectOf<SearchElsewhere>()({
  siteId: idSchema,
  total: z.int().positive(),
});

export const searchAnswerSchema = objectOf<SearchAnswer>()({
  data: z.array(searchHitSchema),
  total: z.int().nonnegative(),
  types: z.array(searchTypeCountSchema),
  partly: z.boolean().optional(),
  readAs: z.array(objectOf<ReadPart>()({ text: z.string(), typed: z.string().optional() })).optional(),
  elsewhere: z.array(searchElsewhereSchema).optional(),
});
