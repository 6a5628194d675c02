import type { Jump } from './jump.ts';
import type { Reference, Resource } from './shared.ts';

/** How a page's banner is laid out (section 2). */
export const bannerTypes = ['PRODUCT', 'DETAIL_HEADER', 'CASE_DETAIL', 'PLATE_DETAIL', 'SOLUTION', 'DEFAULT'] as const;

export interface TopNavigationItem {
  id: number;
  displayName: string;
  pageAddress: string;
  navigationName: string;
  desc?: string;
  mobileResource?: Resource;
  pcResource?: Resource;
  jumpBO?: Jump;
  videoRelation?: Reference;
  bannerUrl?: string;
  bannerType?: (typeof bannerTypes)[number];
}

export interface MenuItem {
  id: number;
  name: string;
  naviDesc?: string;
}

export interface MenuCategory extends MenuItem {
  proLogo?: string;
  pcResource?: Resource;
  productList: MenuItem[];
}

export interface MenuSolution extends MenuItem {
  indusIcon?: string;
}

/** One hover sub-menu: product categories with their products, or solutions by industry, or plain links. */
export interface TopHeader {
  /** What the generic call `GET /top-header/{id}` finds it by. */
  id?: number;
  title: string;
  /** The top navigation item that it hangs under. */
  pageAddress: string;
  categories?: MenuCategory[];
  solutions?: MenuSolution[];
}

export const jumpModes = ['CURRENT_PAGE', 'NEW_PAGE', 'FORM'] as const;

export interface FooterLink {
  menu: string;
  jumpMode: (typeof jumpModes)[number];
  jumpToAddress: string;
}

export interface FooterBrand {
  logo: string;
  introductionContent: string;
  href?: string;
}

export interface FooterCode {
  menu: string;
  codePicture: string;
}

export interface BottomNavigation {
  id: number;
  briefIntroductionList: FooterBrand[];
  aboutEndpointsList: FooterLink[];
  quickLinksList: FooterLink[];
  discoverMoreList: FooterCode[];
}
