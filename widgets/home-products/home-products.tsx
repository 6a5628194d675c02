import { addresses } from '../../contract/addresses.ts';
import type { ProductGroup } from '../../contract/entities/product.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { ModuleHead } from '../shared/module-head.tsx';
import type { HomeProductsProps } from './home-products.data.ts';

export function HomeProducts({ data: { module, categories }, t, id, link }: HomeProductsProps) {
  if (categories.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <ModuleHead
          id={id('title')}
          module={module}
          title={t('title')}
          more={{ title: t('more'), href: link(addresses.products) }}
        />
        <ul className="categories">
          {categories.map((category) => (
            <li key={category.id} className="category">
              <div className="about">
                <h3>
                  <a href={link(toPath(addresses.productCategory, category.id))}>
                    <Phrase text={category.name} />
                    <Icon name="arrow" size={20} />
                  </a>
                </h3>
                {category.desc && <p>{category.desc}</p>}
              </div>
              <Products category={category} link={link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Products({ category, link }: { category: ProductGroup } & Pick<HomeProductsProps, 'link'>) {
  return (
    <ul className="products">
      {category.productList.map(({ id, name, tagline, desc, proLogo }) => (
        <li key={id}>
          {proLogo && <Image file={proLogo} width={40} height={40} />}
          <h4>
            <a href={link(toPath(addresses.product, id))}>
              <Phrase text={name} />
            </a>
          </h4>
          {(tagline ?? desc) && <p>{tagline ?? desc}</p>}
        </li>
      ))}
    </ul>
  );
}
