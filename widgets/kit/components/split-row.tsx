import type { ReactNode } from 'react';
import type { File } from '../../../contract/entities/shared.ts';
import { Image } from './image.tsx';
import { Phrase } from './phrase.tsx';

interface SplitRowProps {
  title: string;
  text?: string;
  picture?: File | string;
  level?: 'h3' | 'h4';
  children?: ReactNode;
}

/** Words in five columns, a picture in seven; every second row of a `<div className="split-rows">` the other way round. */
export function SplitRow({ title, text, picture, level: Heading = 'h3', children }: SplitRowProps) {
  return (
    <div className="split-row">
      <div className="split-words">
        <Heading>
          <Phrase text={title} />
        </Heading>
        {text && <p>{text}</p>}
        {children}
      </div>
      {picture && (
        <div className={typeof picture === 'string' ? 'split-picture unsized' : 'split-picture'}>
          <Image file={picture} width={720} />
        </div>
      )}
    </div>
  );
}
