import { useState } from 'react';
import type { PicturedPoint } from '../../contract/entities/shared.ts';
import { Carousel } from '../kit/components/carousel.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { SlideTabs } from '../kit/components/slide-tabs.tsx';
import { Still } from '../kit/components/still.tsx';
import type { SolutionScenesProps } from './solution-scenes.data.ts';

/** Steps with the scene of one of them beside; on a phone, and without a script, one scene below the other. */
export function SolutionScenes({ data: { scenes }, site, t, id }: SolutionScenesProps) {
  const [index, setIndex] = useState(0);
  if (scenes.length === 0) return null;
  const idOf = (place: number) => id(`scene-${place + 1}`);
  return (
    <section className="section">
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <Carousel
          label={t('scenes')}
          mark={site.mark}
          motion="vertical"
          listed
          index={index}
          onChange={setIndex}
          slides={scenes.map((scene, place) => ({
            key: place,
            name: scene.title,
            view: (
              <Still as="div" id={idOf(place)} className="scene">
                {() => <Scene scene={scene} />}
              </Still>
            ),
          }))}
          tabs={
            <SlideTabs
              label={t('steps')}
              index={index}
              vertical
              onChoose={setIndex}
              tabs={scenes.map(({ title }, place) => ({ key: place, title, href: `#${idOf(place)}` }))}
            />
          }
        />
      </div>
    </section>
  );
}

function Scene({ scene: { title, desc, resource, resourceUrl } }: { scene: PicturedPoint }) {
  const picture = firstFile(resource) ?? resourceUrl;
  return (
    <>
      <h3>
        <Phrase text={title} />
      </h3>
      {desc && <p>{desc}</p>}
      {picture && <Image file={picture} width={800} />}
    </>
  );
}
