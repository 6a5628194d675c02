import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { followAnchor, watchAnchors } from './anchors.ts';
import { Icon } from './icons.tsx';

export interface Anchor {
  id: string;
  text: string;
  /** 2 stands out, 3 stands below it. */
  level?: 2 | 3;
}

interface AnchorListProps {
  anchors: readonly Anchor[];
  /** What the list is, e.g. "On this page". */
  label: string;
  /** An id of the widget's own for the list. */
  id: string;
}

/**
 * The way through a long page: 280 px beside it on a desktop (section 9), folded behind a button on a phone, both from
 * one list and without a script. With one, the part that is being read is marked.
 */
export function AnchorList({ anchors, label, id }: AnchorListProps) {
  const element = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();
  const ids = anchors.map((anchor) => anchor.id).join('\n');
  useEffect(() => {
    if (!element.current || !ids) return;
    const links = [...element.current.querySelectorAll('a')];
    // One that was followed before this script came has left the list open over what it led to.
    if (links.some(({ hash }) => hash === location.hash)) links[0]?.closest('ol')?.hidePopover?.();
    return watchAnchors(element.current, ids.split('\n'), setCurrent);
  }, [ids]);

  if (anchors.length === 0) return null;
  const follow = (event: MouseEvent<HTMLElement>) => {
    followAnchor(event);
    if ((event.target as Element).closest('a')) event.currentTarget.hidePopover?.();
  };
  return (
    <nav ref={element} className="anchors" aria-label={label}>
      <button type="button" className="anchors-button" popoverTarget={id}>
        {label}
        <Icon name="down" size={20} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's own keys click it */}
      <ol id={id} popover="auto" className="anchors-list" onClick={follow}>
        {anchors.map((anchor) => (
          <li key={anchor.id} className={anchor.level === 3 ? 'inner' : undefined}>
            <a href={`#${encodeURIComponent(anchor.id)}`} aria-current={anchor.id === current ? 'location' : undefined}>
              {anchor.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
