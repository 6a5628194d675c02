import type { Jump } from './jump.ts';
import type { Resource } from './shared.ts';

export const moduleTypes = ['PRODUCT', 'NEWS', 'CAROUSEL', 'BUSINESS_CONSULTING', 'SOLUTION', 'Example'] as const;

export interface Slide {
  id: number;
  title: string;
  desc?: string;
  subheading?: string;
  pcResource?: Resource;
  mobileResource?: Resource;
  jumpBO?: Jump;
}

export interface HomeModule {
  id: number;
  moduleType: (typeof moduleTypes)[number];
  moduleName: string;
  title?: string;
  desc?: string;
  subheading?: string;
  pcResource?: Resource;
  mobileResource?: Resource;
  jumpBO?: Jump;
  carouselOpt?: Slide[];
}

export interface Advantage {
  id: number;
  logo: string;
  title: string;
  desc: string;
}

export interface PageHeading {
  /** What the generic call `GET /page-heading/{id}` finds it by. */
  id?: number;
  title: string;
  desc?: string;
}
