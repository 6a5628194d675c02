import { addresses } from '../../contract/addresses.ts';
import { AnchorList } from '../kit/components/anchor-list.tsx';
import { Icon } from '../kit/components/icons.tsx';
import { Lead } from '../kit/components/lead.tsx';
import { Phrase } from '../kit/components/phrase.tsx';
import { Still } from '../kit/components/still.tsx';
import { CaseItems } from '../shared/case-card.tsx';
import type { CaseListProps } from './case-list.data.ts';

export function CaseList({ data: { anchors, groups }, t, id, link }: CaseListProps) {
  if (anchors.length === 0) {
    return (
      <div className="section measure empty">
        <p>{t('empty')}</p>
        <a className="more" href={link(addresses.solutions)}>
          {t('solutions')}
          <Icon name="arrow" size={20} />
        </a>
      </div>
    );
  }
  const named = anchors.map((anchor) => ({ id: anchor.id, text: anchor.name ?? t('others') }));
  return (
    <div className="section measure beside">
      <AnchorList anchors={named} label={t('industries')} id={id('industries')} />
      <Still as="div" className="groups">
        {() =>
          groups.map(({ industry, examples }, index) => (
            <section key={named[index]?.id} aria-labelledby={named[index]?.id}>
              <h2 id={named[index]?.id}>
                <Phrase text={named[index]?.text ?? ''} />
              </h2>
              <Lead className="lead" text={industry?.desc} />
              <ul className="case-grid">
                <CaseItems examples={examples} />
              </ul>
            </section>
          ))
        }
      </Still>
    </div>
  );
}
