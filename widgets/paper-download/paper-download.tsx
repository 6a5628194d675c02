import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { fileOf, Image } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import type { PaperDownloadProps } from './paper-download.data.ts';

export function PaperDownload({ data: { paper }, t, id }: PaperDownloadProps) {
  if (!paper?.jumpBO) return null;
  const { name, basePicture, mobileBasePicture, jumpBO } = paper;
  return (
    <section className="section" aria-labelledby={id('title')}>
      <div className={basePicture ? 'measure foot with-picture' : 'measure foot'}>
        <div className="words">
          <h2 id={id('title')}>
            <Phrase text={t('title')} />
          </h2>
          <p className="name">{name}</p>
          <JumpButton jump={jumpBO} label={t('download')} source={toPath(addresses.publication, paper.id)} />
          {jumpBO.unlock && <p className="note">{t('form')}</p>}
        </div>
        {basePicture && (
          <div className="picture">
            <Image file={basePicture} width={720} phone={fileOf(mobileBasePicture)} alt="" />
          </div>
        )}
      </div>
    </section>
  );
}
