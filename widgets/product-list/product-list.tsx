import { addresses } from '../../contract/addresses.ts';
import { productColumns } from '../../contract/constants.ts';
import type { ProductGroup, ProductSummary } from '../../contract/entities/product.ts';
import { toPath } from '../../contract/paths.ts';
import { AnchorList } from '../kit/components/anchor-list.tsx';
import { CardGrid } from '../kit/components/card-grid.tsx';
import { Icon } from '../kit/components/icons.tsx';
import { Image } from '../kit/components/image.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { Still } from '../kit/components/still.tsx';
import type { ProductListProps } from './product-list.data.ts';

export function ProductList({ data: { groups, anchors }, t, id, link }: ProductListProps) {
  if (anchors.length === 0) {
    return (
      <section className="section measure empty" aria-label={t('title')}>
        <p>{t('empty')}</p>
        <OpenForm className="primary">{t('consult')}</OpenForm>
      </section>
    );
  }
  return (
    <section className="section measure with-anchors" aria-label={t('title')}>
      <AnchorList anchors={anchors} label={t('anchors')} id={id('anchors')} />
      <Still as="div" className="groups">
        {() =>
          groups.map((group, index) => <Group key={group.id} group={group} anchor={anchors[index]?.id} link={link} />)
        }
      </Still>
    </section>
  );
}

interface GroupProps extends Pick<ProductListProps, 'link'> {
  group: ProductGroup;
  anchor: string | undefined;
}

function Group({ group: { id, name, desc, productList }, anchor, link }: GroupProps) {
  return (
    <section className="group" aria-labelledby={anchor}>
      <h2 id={anchor}>
        <a href={link(toPath(addresses.productCategory, id))}>
          <Phrase text={name} />
          <Icon name="arrow" size={20} />
        </a>
      </h2>
      {desc && <p className="about">{desc}</p>}
      <CardGrid columns={productColumns}>
        {productList.map((product) => (
          <ProductCard key={product.id} product={product} link={link} />
        ))}
      </CardGrid>
    </section>
  );
}

function ProductCard({ product, link }: Pick<GroupProps, 'link'> & { product: ProductSummary }) {
  const { id, name, tagline, desc, proLogo } = product;
  const line = tagline ?? desc;
  return (
    <li className="card">
      {proLogo && <Image file={proLogo} width={40} height={40} alt="" />}
      <h3 className="card-title">
        <a href={link(toPath(addresses.product, id))}>
          <Phrase text={name} />
        </a>
      </h3>
      {line && (
        <p className="card-tagline">
          <Phrase text={line} />
        </p>
      )}
    </li>
  );
}
