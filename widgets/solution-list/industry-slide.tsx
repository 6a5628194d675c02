import { Backdrop } from '../kit/components/backdrop.tsx';
import { firstFile } from '../kit/components/image.tsx';
import { JumpButton } from '../kit/components/jump-button.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import type { IndustrySlideProps } from './solution-list.data.ts';

export function IndustrySlide({ industry, kicker, eager }: IndustrySlideProps) {
  const { name, desc, pcResource, mobileResource, jumpBO } = industry;
  return (
    <Backdrop picture={firstFile(pcResource)} phone={firstFile(mobileResource)} eager={eager} className="industry">
      <div className="measure industry-words">
        <p className="kicker">{kicker}</p>
        <h2 className="title">
          <Phrase text={name} />
        </h2>
        <Lead className="desc" text={desc} />
        {jumpBO?.jumpContentType && <JumpButton jump={jumpBO} />}
      </div>
    </Backdrop>
  );
}
