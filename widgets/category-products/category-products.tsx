import { addresses } from '../../contract/addresses.ts';
import type { ProductSummary } from '../../contract/entities/product.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import type { CategoryProductsProps } from './category-products.data.ts';

export function CategoryProducts({ data: { products }, t, id, link }: CategoryProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <ul className="split-rows">
          {products.map((product) => (
            <Product key={product.id} product={product} t={t} link={link} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The whole row is the link. */
function Product({ product, t, link }: Pick<CategoryProductsProps, 't' | 'link'> & { product: ProductSummary }) {
  const { id, name, tagline, desc, proLogo, pcResource, mobileResource } = product;
  const picture = firstFile(pcResource);
  return (
    <li className="split-row">
      <div className="split-words">
        {proLogo && <Image file={proLogo} width={40} height={40} alt="" />}
        <h3>
          <a href={link(toPath(addresses.product, id))} target="_blank" rel="noopener">
            <Phrase text={name} />
            <span className="unseen">{t('newTab')}</span>
          </a>
        </h3>
        <Lead className="tagline" text={tagline} />
        {desc && <p>{desc}</p>}
        <p className="more" aria-hidden="true">
          {t('more')}
          <Icon name="arrow" size={20} />
        </p>
      </div>
      {picture && (
        <div className="split-picture">
          <Image file={picture} width={720} phone={firstFile(mobileResource)} />
        </div>
      )}
    </li>
  );
}
