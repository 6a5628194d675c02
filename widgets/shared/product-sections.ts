import type { Product } from '../../contract/entities/product.ts';
import { listBlueprints, listScenes } from './product.ts';

/** The sections of a product's page in their order, by the anchor that leads to each, and whether a product has it. */
const sections = {
  demands: ({ productConfig }: Product) => Boolean(productConfig?.config.length),
  values: ({ businessValues }: Product) => Boolean(businessValues?.length),
  functions: ({ coreFunctions }: Product) => Boolean(coreFunctions?.length),
  blueprints: (product: Product) => {
    const { diagram, blueprints } = listBlueprints(product);
    return diagram !== undefined || blueprints.length > 0;
  },
  scenes: (product: Product) => listScenes(product).length > 0,
  strengths: ({ productSuperiority }: Product) => Boolean(productSuperiority?.length),
  cases: ({ exampleBOList }: Product) => Boolean(exampleBOList?.length),
};

/** An anchor of a product's page, the same in every language. */
export type ProductSection = keyof typeof sections;

/** The anchors that a product's page has. */
export function listProductSections(product: Product): ProductSection[] {
  return (Object.keys(sections) as ProductSection[]).filter((name) => sections[name](product));
}
