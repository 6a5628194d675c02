import type { ValuesCarouselItem } from '../../contract/entities/product.ts';
import { Carousel } from '../kit/components/carousel.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Still } from '../kit/components/still.tsx';
import type { ProductScenesProps } from './product-scenes.data.ts';

export function ProductScenes({ data: { scenes }, site, t, id }: ProductScenesProps) {
  if (scenes.length === 0) return null;
  return (
    <section id="scenes" className="section scenes">
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <Carousel
          // The section has its heading's name already.
          label={t('slides')}
          mark={site.mark}
          // Words that take a picture's place pass better by fading than sideways.
          motion="fade"
          slides={scenes.map((scene, index) => ({
            key: index,
            view: <Still as="div">{() => <Scene scene={scene} />}</Still>,
          }))}
        />
      </div>
    </section>
  );
}

function Scene({ scene }: { scene: ValuesCarouselItem }) {
  const { name, desc, resource, config = [] } = scene;
  const picture = firstFile(resource);
  return (
    <article className="scene">
      {picture && (
        <div className="picture">
          <Image file={picture} width={720} alt="" />
        </div>
      )}
      <div className="about">
        <h3>
          <Phrase text={name} />
        </h3>
        {desc && <p>{desc}</p>}
        {config.length > 0 && (
          <ul>
            {config.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
