import type { File } from '../../contract/entities/shared.ts';
import { fileAddress } from '../kit/components/file-address.ts';
import { Image } from '../kit/components/image.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Still } from '../kit/components/still.tsx';
import { Tabs } from '../kit/components/tabs.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import type { ProductBlueprintsProps } from './product-blueprints.data.ts';

export function ProductBlueprints({ data: { name, drawings }, t, id }: ProductBlueprintsProps) {
  if (drawings.length === 0) return null;
  return (
    <section id="blueprints" className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <Tabs
          label={t('title')}
          tabs={drawings.map(({ title = t('overview'), file, icon }, index) => ({
            id: `blueprint-${index + 1}`,
            title,
            icon,
            view: (
              <Still as="div">
                {() => (
                  <>
                    {file && <Drawing file={file} alt={t('picture', { name, title })} large={t('large')} />}
                    <p className="hint">{t('wide')}</p>
                  </>
                )}
              </Still>
            ),
          }))}
        />
      </div>
    </section>
  );
}

interface DrawingProps {
  file: File | string;
  alt: string;
  large: string;
}

/**
 * A wide drawing with small words. On a phone it keeps a size that can be read and scrolls in a frame of its own, by keys
 * too once its link has the focus; the link leads to the file.
 */
function Drawing({ file, alt, large }: DrawingProps) {
  const { origin } = usePlace();
  return (
    <div className="frame">
      <a
        href={fileAddress(typeof file === 'string' ? file : file.url, origin)}
        target="_blank"
        rel="noopener"
        title={large}
      >
        <Image file={file} width={1240} phoneWidth={840} alt={alt} />
      </a>
    </div>
  );
}
