import { z } from 'zod';
import type { Activity, ActivitySummary, AgendaItem, Review, Speaker } from '../entities/activity.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import {
  idSchema,
  momentSchema,
  offeredSchema,
  pictureUrlSchema,
  reference,
  resourceSchema,
  richTextSchema,
} from './shared.ts';

const speakerSchema = objectOf<Speaker>()({
  id: idSchema.optional(),
  name: z.string().min(1),
  avatar: pictureUrlSchema.optional(),
  position: z.string().optional(),
});

const agendaItemSchema = objectOf<AgendaItem>()({
  agendaStr: z.string().min(1),
  title: z.string().min(1),
  activitySpeaker: speakerSchema.optional(),
});

const reviewSchema = objectOf<Review>()({
  id: idSchema,
  title: z.string().min(1),
  description: z.string().optional(),
  coverMaterial: resourceSchema.optional(),
  playType: z.enum(['URL', 'UPLOAD']),
  jumpBO: jumpSchema.optional(),
});

export const activitySummarySchema = objectOf<ActivitySummary>()({
  id: idSchema,
  activityName: z.string().min(1),
  activityTimeStr: z.string().optional(),
  activityIntroduction: z.string().optional(),
  activityShowType: z.string().min(1),
  activityType: z.string().min(1),
  place: z.string().optional(),
  startDate: momentSchema,
  endDate: momentSchema.meta({ content: 'end-of-day' }),
  eventStatus: z.enum(['CANCELLED', 'POSTPONED']).optional(),
  timeZone: z.string().optional(),
  liveAddress: z.string().optional(),
  coverMaterial: resourceSchema.optional(),
  enrollStatus: z.enum(['OPEN', 'CLOSED']).optional(),
  enrollButtonTitle: z.string().optional(),
  enrollTypeDict: z.enum(['FORM', 'THIRD_LINK']).optional(),
  enrollDetail: reference('form').optional(),
  thirdLink: z.string().optional(),
});

export const activitySchema = objectOf<Activity>()({
  ...activitySummarySchema.shape,
  activityDescribe: richTextSchema.optional(),
  videoMaterial: offeredSchema.optional(),
  activityAgendas: z.array(agendaItemSchema).optional(),
  activitySpeakers: z.array(speakerSchema).optional(),
  activityReviews: z.array(reviewSchema).optional(),
});
