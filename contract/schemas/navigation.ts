import { z } from 'zod';
import {
  type BottomNavigation,
  bannerTypes,
  type FooterBrand,
  type FooterCode,
  type FooterLink,
  jumpModes,
  type MenuCategory,
  type MenuItem,
  type MenuSolution,
  type TopHeader,
  type TopNavigationItem,
} from '../entities/navigation.ts';
import { jumpSchema } from './jump.ts';
import { objectOf } from './shape.ts';
import { idSchema, pictureUrlSchema, reference, resourceSchema } from './shared.ts';

export const topNavigationItemSchema = objectOf<TopNavigationItem>()({
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

const menuItemSchema = objectOf<MenuItem>()({ id: idSchema, name: z.string().min(1), naviDesc: z.string().optional() });

const menuCategorySchema = objectOf<MenuCategory>()({
  ...menuItemSchema.shape,
  proLogo: pictureUrlSchema.optional(),
  pcResource: resourceSchema.optional(),
  productList: z.array(menuItemSchema),
});

const menuSolutionSchema = objectOf<MenuSolution>()({
  ...menuItemSchema.shape,
  indusIcon: pictureUrlSchema.optional(),
});

export const topHeaderSchema = objectOf<TopHeader>()({
  id: idSchema.optional(),
  title: z.string().min(1),
  pageAddress: z.string().min(1),
  categories: z.array(menuCategorySchema).optional(),
  solutions: z.array(menuSolutionSchema).optional(),
});

const footerLinkSchema = objectOf<FooterLink>()({
  menu: z.string().min(1),
  jumpMode: z.enum(jumpModes),
  jumpToAddress: z.string().min(1),
});

const footerBrandSchema = objectOf<FooterBrand>()({
  logo: pictureUrlSchema,
  introductionContent: z.string().min(1),
  href: z.string().optional(),
});

const footerCodeSchema = objectOf<FooterCode>()({ menu: z.string().min(1), codePicture: pictureUrlSchema });

export const bottomNavigationSchema = objectOf<BottomNavigation>()({
  id: idSchema,
  briefIntroductionList: z.array(footerBrandSchema),
  aboutEndpointsList: z.array(footerLinkSchema),
  quickLinksList: z.array(footerLinkSchema),
  discoverMoreList: z.array(footerCodeSchema),
});
