import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Translate } from '../runtime/words.ts';
import { Icon } from './icons.tsx';
import { Phrase } from './phrase.tsx';
import type { thanksText } from './thanks.text.ts';

/**
 * Whether it takes the place of what the visitor was busy with: the focus, and the eye where it is out of sight. The focus
 * alone, where nobody asked for it just now: a visitor may have scrolled on from the form since.
 */
export type TakesOver = boolean | 'focus';

interface ThanksProps {
  t: Translate<typeof thanksText>;
  /** The form's own words, where it has some. */
  desc?: string;
  /** The heading's id, for a dialog that is named by it. */
  titleId?: string;
  takesOver?: TakesOver;
  /** What the form has unlocked. */
  files?: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** What stands in a form's place once its lead is kept. */
export function Thanks({ t, desc = t('desc'), titleId, takesOver, files, children }: ThanksProps) {
  const element = useRef<HTMLDivElement>(null);
  // At once: the button that had the focus went with the form, and no focus may fall to the page's body.
  useLayoutEffect(() => {
    if (!takesOver) return;
    element.current?.focus({ preventScroll: true });
    if (takesOver === 'focus') return;
    // Moves nothing where it is in sight as a whole; in a window that is lower than that, its heading counts.
    for (const part of [element.current, element.current?.querySelector('h2')])
      part?.scrollIntoView({ block: 'nearest' });
  }, [takesOver]);
  return (
    <div className="thanks" ref={element} tabIndex={-1}>
      <span className="tick">
        <Icon name="check" size={48} />
      </span>
      <h2 id={titleId}>
        <Phrase text={t('title')} />
      </h2>
      <p>{desc}</p>
      {files}
      <div className="ways">{children}</div>
    </div>
  );
}
