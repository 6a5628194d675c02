import { z } from 'zod';
import { jumpSchema } from './jump.ts';
import { idSchema, momentSchema, pictureUrlSchema, reference, resourceSchema, richTextSchema } from './shared.ts';

const speakerSchema = z.strictObject({
  id: idSchema.optional(),
  name: z.string().min(1),
  avatar: pictureUrlSchema.optional(),
  position: z.string().optional(),
});

const agendaItemSchema = z.strictObject({
  agendaStr: z.string().min(1),
  title: z.string().min(1),
  activitySpeaker: speakerSchema.optional(),
});

const reviewSchema = z.strictObject({
  id: idSchema,
  title: z.string().min(1),
  description: z.string().optional(),
  coverMaterial: resourceSchema.optional(),
  /** `URL` leads to another address, `UPLOAD` plays the jump's own file. */
  playType: z.enum(['URL', 'UPLOAD']),
  jumpBO: jumpSchema.optional(),
});

/** An event as lists show it. Its days are inclusive; status and badges follow from them (section 4). */
export const activitySummarySchema = z.strictObject({
  id: idSchema,
  activityName: z.string().min(1),
  activityTimeStr: z.string().optional(),
  activityIntroduction: z.string().optional(),
  activityShowType: z.string().min(1),
  activityType: z.string().min(1),
  place: z.string().optional(),
  startDate: momentSchema,
  endDate: momentSchema.meta({ content: 'end-of-day' }),
  liveAddress: z.string().optional(),
  coverMaterial: resourceSchema.optional(),
  enrollStatus: z.enum(['OPEN', 'CLOSED']).optional(),
  enrollButtonTitle: z.string().optional(),
  enrollTypeDict: z.enum(['FORM', 'THIRD_LINK']).optional(),
  enrollDetail: reference('form').optional(),
  thirdLink: z.string().optional(),
});
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

export const activitySchema = z.strictObject({
  ...activitySummarySchema.shape,
  activityDescribe: richTextSchema.optional(),
  videoMaterial: resourceSchema.optional(),
  activityAgendas: z.array(agendaItemSchema).optional(),
  activitySpeakers: z.array(speakerSchema).optional(),
  activityReviews: z.array(reviewSchema).optional(),
});
export type Activity = z.infer<typeof activitySchema>;
