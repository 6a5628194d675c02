import type { ReactNode } from 'react';
import type { Jump } from '../../../contract/entities/jump.ts';
import { Icon } from './icons.tsx';
import { JumpButton } from './jump-button.tsx';
import { Lead } from './lead.tsx';
import { Phrase } from './phrase.tsx';

interface SectionHeadProps {
  /** Names the section: `aria-labelledby`. */
  id: string;
  kicker?: string;
  title: string;
  lead?: string;
  /** The way to everything that the section shows a part of. */
  more?: { title: string; href: string };
  /** The button that the content has in its place. */
  jump?: Jump;
  /** What else stands beside the heading. */
  children?: ReactNode;
}

/** What a section begins with. */
export function SectionHead({ id, kicker, title, lead, more, jump, children }: SectionHeadProps) {
  const arrow = <Icon name="arrow" size={20} />;
  return (
    <div className="section-head">
      <div className="section-words">
        {kicker && <p className="kicker">{kicker}</p>}
        <h2 id={id}>
          <Phrase text={title} />
        </h2>
        <Lead className="lead" text={lead} />
      </div>
      {jump?.jumpContentType ? (
        <JumpButton jump={jump} label={more?.title} className="more">
          {arrow}
        </JumpButton>
      ) : (
        more && (
          <a className="more" href={more.href}>
            {more.title}
            {arrow}
          </a>
        )
      )}
      {children}
    </div>
  );
}
