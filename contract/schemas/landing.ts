import { z } from 'zod';
import type { LandingBanner, LandingPage, SupplierPortal } from '../entities/landing.ts';
import { exampleSummarySchema } from './example.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, offeredSchema, pictureUrlSchema, pointSchema, resourceSchema } from './shared.ts';

const landingBannerSchema = objectOf<LandingBanner>()({
  title: z.string().min(1),
  desc: z.string().optional(),
  subheading: z.string().optional(),
  pcResource: resourceSchema.optional(),
  mobileResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
});

export const landingPageSchema = objectOf<LandingPage>()({
  id: idSchema,
  title: z.string().min(1),
  desc: z.string().min(1),
  pageAddress: z.string().startsWith('/'),
  logo: pictureUrlSchema.optional(),
  banners: z.array(landingBannerSchema).min(1).max(2),
  needs: z.array(pointSchema).optional(),
  steps: z.array(pointSchema).optional(),
  agreement: offeredSchema.optional(),
  paymentInfo: offeredSchema.optional(),
  exampleBOList: z.array(exampleSummarySchema).optional(),
});

export const supplierPortalSchema = objectOf<SupplierPortal>()({
  name: z.string().optional(),
  logo: pictureUrlSchema.optional(),
  entry: z.string().optional(),
});
