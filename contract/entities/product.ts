import type { ExampleSummary } from './example.ts';
import type { Jump } from './jump.ts';
import type { PicturedPoint, Resource } from './shared.ts';

/** A slide of a values carousel (section 3). */
export interface ValuesCarouselItem {
  name: string;
  desc?: string;
  resource?: Resource;
  config?: { title: string }[];
}

export interface FunctionGroup {
  id: number;
  name: string;
  iconUrl?: string;
  functionList: PicturedPoint[];
}

export interface Blueprint {
  id: number;
  title: string;
  logo?: string;
  resourceUrl: string;
}

export interface ProductConfig {
  name: string;
  desc?: string;
  config: PicturedPoint[];
}

export interface ProductSummary {
  id: number;
  name: string;
  desc?: string;
  /** What a card says, in one short line. */
  tagline?: string;
  proLogo?: string;
  pcResource?: Resource;
  mobileResource?: Resource;
}

export interface Product extends ProductSummary {
  diagram?: Resource;
  businessValues?: PicturedPoint[];
  productConfig?: ProductConfig;
  productSuperiority?: PicturedPoint[];
  applicationScenes?: ValuesCarouselItem[];
  /** The same as `applicationScenes`: section 3 gives it both names. */
  applicationScenarios?: ValuesCarouselItem[];
  coreFunctions?: FunctionGroup[];
  businessBluePrints?: Blueprint[];
  /** The same as `businessBluePrints`, likewise. */
  blueprints?: Blueprint[];
  exampleBOList?: ExampleSummary[];
  isShowEnterpriseDemandTitle?: boolean;
  jumpBO?: Jump;
}

/** A category as the product list shows it, with its products in order. */
export interface ProductGroup {
  id: number;
  name: string;
  desc?: string;
  productList: ProductSummary[];
}

export interface ProductCategory {
  id: number;
  name: string;
  desc?: string;
  subtitle?: string;
  /** Rich text. */
  content?: string;
  jumpBO?: Jump;
  demonstration?: Jump;
  pcResource?: Resource;
  mobileResource?: Resource;
}

export interface ProductCategoryDetail {
  productCategory: ProductCategory;
  productList: ProductSummary[];
  exampleList: ExampleSummary[];
}
