import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Phrase } from './phrase.tsx';

interface SectionHeadProps {
  /** Names the section: `aria-labelledby`. */
  id: string;
  kicker?: string;
  title: string;
  lead?: string;
  /** The way to everything that the section shows a part of, where it is a plain link. */
  more?: { title: string; href: string };
  /** The same where it is a button of the content's. */
  children?: ReactNode;
}

/** What a section begins with. */
export function SectionHead({ id, kicker, title, lead, more, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div className="section-words">
        {kicker && <p className="kicker">{kicker}</p>}
        <h2 id={id}>
          <Phrase text={title} />
        </h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {more && (
        <a className="more" href={more.href}>
          {more.title}
          <Icon name="arrow" size={20} />
        </a>
      )}
      {children}
    </div>
  );
}
