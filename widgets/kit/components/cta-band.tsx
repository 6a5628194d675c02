import type { ReactNode } from 'react';
import type { File } from '../../../contract/entities/shared.ts';
import { Backdrop } from './backdrop.tsx';
import { Lead } from './lead.tsx';
import { Phrase } from './phrase.tsx';

interface CtaBandProps {
  id: string;
  title: string;
  lead?: string;
  picture?: File;
  phone?: File;
  /** At most two buttons. */
  children: ReactNode;
}

/** What every page ends with: a sentence and the way to talk to somebody. */
export function CtaBand({ id, title, lead, picture, phone, children }: CtaBandProps) {
  return (
    <section className="cta-band" aria-labelledby={id}>
      <Backdrop picture={picture} phone={phone}>
        <div className="measure">
          <h2 id={id}>
            <Phrase text={title} />
          </h2>
          <Lead text={lead} />
          <div className="buttons">{children}</div>
        </div>
      </Backdrop>
    </section>
  );
}
