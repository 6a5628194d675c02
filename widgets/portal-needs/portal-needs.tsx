import { DocumentLink } from '../kit/components/document-link.tsx';
import { Icon } from '../kit/components/icons.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { Still } from '../kit/components/still.tsx';
import type { Paper, PortalNeedsProps } from './portal-needs.data.ts';

export function PortalNeeds({ data: { count, needs, documents }, t, id }: PortalNeedsProps) {
  if (count === 0 && documents.length === 0) return null;
  return (
    <section id="needs" className="section" aria-labelledby={id('title')}>
      <div className="measure">
        <SectionHead id={id('title')} title={t('title')} />
        <div className="columns">
          {count > 0 && (
            <Still as="ul" className="needs">
              {() =>
                needs.map(({ title, desc }) => (
                  <li key={title}>
                    <Icon name="check" />
                    <div>
                      <h3>{title}</h3>
                      {desc && <p>{desc}</p>}
                    </div>
                  </li>
                ))
              }
            </Still>
          )}
          {documents.length > 0 && (
            <aside className="papers" aria-labelledby={id('papers')}>
              <h3 id={id('papers')}>{t('papers')}</h3>
              <ul>
                {documents.map((paper) => (
                  <PaperLink key={paper.file.url} {...paper} t={t} />
                ))}
              </ul>
            </aside>
          )}
        </div>
      </div>
    </section>
  );
}

/** What will be signed is saved, to be read at leisure; what is only looked up opens. */
function PaperLink({ kind, file: { url, name }, t }: Paper & Pick<PortalNeedsProps, 't'>) {
  const saved = kind === 'agreement';
  const [, type = ''] = /\.(\w+)$/.exec(url) ?? [];
  return (
    <li>
      <DocumentLink url={url} download={saved}>
        <span className="paper-name">{name ?? t(kind)}</span>
        <span className="paper-way">{t(saved ? 'download' : 'open', { type: type.toUpperCase() })}</span>
        <Icon name="arrow" size={20} />
      </DocumentLink>
    </li>
  );
}
