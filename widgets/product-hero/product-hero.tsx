import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { firstFile, Image } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import type { ProductHeroProps } from './product-hero.data.ts';

export function ProductHero({ data, t, id }: ProductHeroProps) {
  const { product, parent = { name: t('products'), address: addresses.products } } = data;
  const { proLogo, name, tagline, desc, pcResource, mobileResource, jumpBO } = product;
  const screen = firstFile(pcResource);
  return (
    <section className={`hero ${screen?.theme ?? 'light'}`} aria-labelledby={id('title')}>
      <div className="measure inner">
        <div className="words">
          <p className="kicker">
            <ParentLink parent={parent} />
          </p>
          {proLogo && (
            <div className="logo">
              <Image file={proLogo} width={56} height={56} eager />
            </div>
          )}
          <h1 id={id('title')}>
            <Phrase text={name} />
          </h1>
          {tagline && (
            <p className="tagline">
              <Phrase text={tagline} />
            </p>
          )}
          <Lead className="desc" text={desc} />
          <JumpButton jump={jumpBO} source={toPath(addresses.product, product.id)} />
        </div>
        {screen && (
          <div className="screen">
            <Image file={screen} width={960} phone={firstFile(mobileResource)} eager />
          </div>
        )}
      </div>
    </section>
  );
}
