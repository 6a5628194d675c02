import type { ReactNode } from 'react';
import type { File } from '../../../contract/entities/shared.ts';
import { Image } from './image.tsx';
import { Phrase } from './phrase.tsx';

interface CardGridProps {
  /** Cards beside each other on a desktop; two on a tablet and one on a phone. */
  columns?: 2 | 3 | 4;
  label?: string;
  children: ReactNode;
}

export function CardGrid({ columns = 3, label, children }: CardGridProps) {
  return (
    <ul className={`card-grid columns-${columns}`} aria-label={label}>
      {children}
    </ul>
  );
}

interface CardProps {
  title: string;
  /** Where the whole card leads; without it the card only tells. */
  href?: string;
  /** In a tab of its own. */
  apart?: boolean;
  picture?: File | string;
  /** The width that it is shown at, in CSS pixels, where that is more than a card's of three. */
  pictureWidth?: number;
  /** A line above the title: a date, a customer, an industry. */
  meta?: ReactNode;
  tagline?: string;
  level?: 'h2' | 'h3' | 'h4';
  /** What stands below: figures, a badge, a button of its own. */
  children?: ReactNode;
}

/** One entry. The whole card is the link, whose focus ring goes round all of it. */
export function Card({
  title,
  href,
  apart,
  picture,
  pictureWidth = 400,
  meta,
  tagline,
  level: Heading = 'h3',
  children,
}: CardProps) {
  const words = <Phrase text={title} />;
  return (
    <li className="card">
      {picture && (
        <div className="card-picture">
          <Image file={picture} width={pictureWidth} alt="" />
        </div>
      )}
      <div className="card-words">
        {meta && <p className="card-meta">{meta}</p>}
        <Heading className="card-title">
          {href ? (
            <a href={href} {...(apart ? { target: '_blank', rel: 'noopener' } : {})}>
              {words}
            </a>
          ) : (
            words
          )}
        </Heading>
        {tagline && <p className="card-tagline">{tagline}</p>}
        {children}
      </div>
    </li>
  );
}
