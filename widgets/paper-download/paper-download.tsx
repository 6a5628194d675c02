import { fileOf, Image } from '../kit/components/image.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { PaperButton } from '../shared/paper-button.tsx';
import { useUnlockedPaper } from '../shared/use-unlocked-paper.ts';
import type { PaperDownloadProps } from './paper-download.data.ts';

export function PaperDownload(props: PaperDownloadProps) {
  const { data, t, id } = props;
  const { paper } = data;
  const unlocked = useUnlockedPaper(paper, props);
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
          <PaperButton paper={paper} label={t('download')} unlocked={unlocked} />
          {jumpBO.unlock && <p className="note">{t(unlocked ? 'sent' : 'form')}</p>}
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
