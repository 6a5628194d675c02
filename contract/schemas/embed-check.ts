import { z } from 'zod';
import {
  type EmbedCheck,
  type EmbedFinding,
  findingCodes,
  findingWeights,
  longestChecked,
  type Mend,
  type PolicySource,
} from '../entities/embed-check.ts';
import { ofSite } from './call-rows.ts';
import { objectOf } from './shape.ts';

const textOf = (most: number) => z.string().max(most).optional();

/** Without any of the three there is nothing to look at. */
export const embedCheckBody = ofSite
  .extend({
    headers: textOf(longestChecked.headers),
    html: textOf(longestChecked.html),
    address: z
      .url({ protocol: /^https?$/, error: 'is no address: give a whole one, with https:// before it' })
      .max(longestChecked.address)
      .optional(),
  })
  .strict()
  .refine(({ headers, html, address }) => [headers, html, address].some((text) => text?.trim()), {
    message: 'there is nothing to check: give "headers", "html" or "address"',
  });

const findingSchema = objectOf<EmbedFinding>()({
  code: z.enum(findingCodes),
  weight: z.enum(findingWeights),
  parts: z.record(z.string(), z.string()),
  mend: objectOf<Mend>()({ way: z.enum(['add', 'replace', 'send']), line: z.string().min(1) }).optional(),
  policy: objectOf<PolicySource>()({
    from: z.enum(['header', 'meta']),
    number: z.int().positive(),
    reportOnly: z.boolean(),
  }).optional(),
});

const count = z.int().nonnegative();

export const embedCheckSchema = objectOf<EmbedCheck>()({
  at: z.iso.datetime(),
  findings: z.array(findingSchema),
  more: count,
  seen: z.strictObject({ policies: count, scripts: count, tags: count }),
});
