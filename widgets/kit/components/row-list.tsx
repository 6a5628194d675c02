import type { ReactNode } from 'react';
import { Phrase } from './phrase.tsx';

export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="row-list" aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  title: string;
  href?: string;
  /** What stands before the title, e.g. a date. */
  lead?: ReactNode;
  text?: string;
  level?: 'h2' | 'h3' | 'h4';
  /** What stands behind, e.g. a badge. */
  children?: ReactNode;
}

/** One entry between two hairlines; the whole row is the link. */
export function Row({ title, href, lead, text, level: Heading = 'h3', children }: RowProps) {
  const words = <Phrase text={title} />;
  return (
    <li className={lead ? 'row with-lead' : 'row'}>
      {lead && <div className="row-lead">{lead}</div>}
      <div className="row-words">
        <Heading className="row-title">{href ? <a href={href}>{words}</a> : words}</Heading>
        {text && <p>{text}</p>}
      </div>
      {children && <div className="row-end">{children}</div>}
    </li>
  );
}
