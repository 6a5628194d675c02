import { addresses } from '../../contract/addresses.ts';
import type { Example } from '../../contract/entities/example.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { RichText } from '../kit/components/rich-text.tsx';
import { caseAnchor } from '../shared/case-groups.ts';
import { CaseVideo } from '../shared/case-video.tsx';
import type { CaseStoryProps } from './case-story.data.ts';

export function CaseStory({ data: { example, industry, used }, t, id, link }: CaseStoryProps) {
  const { customerName, place, content, jumpBO } = example;
  return (
    <div className="section measure story">
      <div className="told">
        <RichText html={content} link={link} />
        <Film example={example} words={t('watch')} />
      </div>
      <aside aria-labelledby={id('facts')}>
        <h2 id={id('facts')}>{t('facts')}</h2>
        <dl>
          <dt>{t('customer')}</dt>
          <dd>{customerName}</dd>
          {industry && (
            <>
              <dt>{t('industry')}</dt>
              <dd>
                <a href={link(`${addresses.cases}#${caseAnchor(industry.id)}`)}>{industry.name}</a>
              </dd>
            </>
          )}
          {place && (
            <>
              <dt>{t('place')}</dt>
              <dd>{place}</dd>
            </>
          )}
          {used.length > 0 && (
            <>
              <dt>{t('products')}</dt>
              {used.map((product) => (
                <dd key={product.id}>
                  <a href={link(toPath(addresses.product, product.id))}>{product.name}</a>
                </dd>
              ))}
            </>
          )}
        </dl>
        <JumpButton jump={jumpBO} label={t('consult')} source={toPath(addresses.case, example.id)} />
      </aside>
    </div>
  );
}

/** The customer's video, by its cover. */
function Film({ example, words }: { example: Example; words: string }) {
  const cover = firstFile(example.coverMaterial);
  if (!cover || !example.videoMaterial) return null;
  return (
    <figure className="film">
      <Image file={cover} width={720} alt="" />
      <CaseVideo example={example} className="film-play" words={words}>
        <Icon name="play" size={28} />
      </CaseVideo>
    </figure>
  );
}
