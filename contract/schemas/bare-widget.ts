import { z } from 'zod';
import type { BareWidget } from '../entities/bare-widget.ts';
import { objectOf } from './shape.ts';
import { idSchema } from './shared.ts';
import { dictionarySchema, siteSummarySchema } from './site.ts';

export const bareWidgetSchema = objectOf<BareWidget>()({
  site: idSchema,
  sites: z.array(siteSummarySchema),
  dictionary: dictionarySchema,
  attributes: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});
