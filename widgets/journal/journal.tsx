import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { fileOf, Image } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { RichText } from '../kit/components/rich-text.tsx';
import { ParentLink } from '../shared/parent-link.tsx';
import type { JournalProps } from './journal.data.ts';

export function Journal({ data, t, id, link }: JournalProps) {
  const { journal, contents, parent = { name: t('publications'), address: addresses.publications } } = data;
  if (!journal) return null;
  const { name, picture, introduction, jumpBO } = journal;
  const { backgroundPicture, mobileBackgroundPicture, basePicture, mobileBasePicture } = journal;
  return (
    <article aria-labelledby={id('title')}>
      <div className={backgroundPicture ? 'ground' : 'ground plain'}>
        {backgroundPicture && (
          <Image file={backgroundPicture} width={1440} phone={fileOf(mobileBackgroundPicture)} alt="" eager />
        )}
      </div>
      <div className="measure issue">
        <div className="cover">
          <Image file={picture} width={400} height={533} phoneWidth={260} alt="" eager />
        </div>
        <div className="words">
          <p className="kicker">
            <ParentLink parent={parent} />
          </p>
          <h1 id={id('title')}>
            <Phrase text={name} />
          </h1>
          <Lead className="lead" text={introduction} />
          <JumpButton jump={jumpBO} label={t('read')} source={toPath(addresses.publication, journal.id)} />
          {contents !== '' && <RichText html={contents} link={link} className="contents" />}
        </div>
      </div>
      {basePicture && (
        <div className="measure base">
          <Image file={basePicture} width={1240} phone={fileOf(mobileBasePicture)} alt="" />
        </div>
      )}
    </article>
  );
}
