import type { ReactNode } from 'react';
import type { File, Theme } from '../../../contract/entities/shared.ts';
import { Backdrop } from './backdrop.tsx';
import { Lead } from './lead.tsx';
import { Phrase } from './phrase.tsx';

interface PageHeroProps {
  /** A line above the title: on an entry's page the way back to its list (widgets/shared/parent-link.tsx). */
  kicker?: ReactNode;
  /** At most two lines. */
  title: string;
  lead?: string;
  /** A smaller line below the lead: whom it is for. */
  note?: string;
  picture?: File;
  phone?: File;
  theme?: Theme;
  /** How much of the screen it takes, where that is not the usual. */
  className?: string;
  /** At most two buttons. */
  children?: ReactNode;
}

/** What a page begins with, and its only `<h1>`. It grows with its words: 420 px at least, 280 on a phone. */
export function PageHero({
  kicker,
  title,
  lead,
  note,
  picture,
  phone,
  theme,
  className = '',
  children,
}: PageHeroProps) {
  return (
    <Backdrop picture={picture} phone={phone} theme={theme} eager className={`page-hero ${className}`.trimEnd()}>
      <div className="measure">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>
          <Phrase text={title} />
        </h1>
        <Lead className="lead" text={lead} />
        <Lead className="note" text={note} />
        {children && <div className="buttons">{children}</div>}
      </div>
    </Backdrop>
  );
}
