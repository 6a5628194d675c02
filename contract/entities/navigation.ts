import { z } from 'zod';
import { jumpSchema } from './jump.ts';
import { idSchema, pictureUrlSchema, reference, resourceSchema } from './shared.ts';

/** How a page's banner is laid out (section 2). */
export const bannerTypes = ['PRODUCT', 'DETAIL_HEADER', 'CASE_DETAIL', 'PLATE_DETAIL', 'SOLUTION', 'DEFAULT'] as const;

export const topNavigationItemSchema = z.strictObject({
  id: idSchema,
  displayName: z.string().min(1),
  pageAddress: z.string().min(1),
  navigationName: z.string().min(1),
  desc: z.string().optional(),
  mobileResource: resourceSchema.optional(),
  pcResource: resourceSchema.optional(),
  jumpBO: jumpSchema.optional(),
  videoRelation: reference('media-resource').optional(),
  bannerUrl: pictureUrlSchema.optional(),
  bannerType: z.enum(bannerTypes).optional(),
});
export type TopNavigationItem = z.infer<typeof topNavigationItemSchema>;

const menuEntry = { id: idSchema, name: z.string().min(1), naviDesc: z.string().optional() };

const menuCategorySchema = z.strictObject({
  ...menuEntry,
  proLogo: pictureUrlSchema.optional(),
  pcResource: resourceSchema.optional(),
  productList: z.array(z.strictObject(menuEntry)),
});

const menuSolutionSchema = z.strictObject({ ...menuEntry, indusIcon: pictureUrlSchema.optional() });

/** One hover sub-menu: product categories with their products, or solutions by industry, or plain links. */
export const topHeaderSchema = z.strictObject({
  /** What the generic call `GET /top-header/{id}` finds it by. */
  id: idSchema.optional(),
  title: z.string().min(1),
  /** The top navigation item that it hangs under. */
  pageAddress: z.string().min(1),
  categories: z.array(menuCategorySchema).optional(),
  solutions: z.array(menuSolutionSchema).optional(),
});
export type TopHeader = z.infer<typeof topHeaderSchema>;

export const jumpModes = ['CURRENT_PAGE', 'NEW_PAGE', 'FORM'] as const;

const footerLinkSchema = z.strictObject({
  menu: z.string().min(1),
  jumpMode: z.enum(jumpModes),
  jumpToAddress: z.string().min(1),
});
export type FooterLink = z.infer<typeof footerLinkSchema>;

export const bottomNavigationSchema = z.strictObject({
  id: idSchema,
  briefIntroductionList: z.array(
    z.strictObject({ logo: pictureUrlSchema, introductionContent: z.string().min(1), href: z.string().optional() }),
  ),
  aboutEndpointsList: z.array(footerLinkSchema),
  quickLinksList: z.array(footerLinkSchema),
  discoverMoreList: z.array(z.strictObject({ menu: z.string().min(1), codePicture: pictureUrlSchema })),
});
export type BottomNavigation = z.infer<typeof bottomNavigationSchema>;
