import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Image } from './image.tsx';

interface SlideTab {
  key: number;
  title: string;
  /** Where it leads while there is no script. */
  href: string;
  /** The address of a picture before the title. */
  icon?: string;
}

interface SlideTabsProps {
  tabs: readonly SlideTab[];
  /** What they are about, for screen readers. */
  label: string;
  index: number;
  /** They stand below each other. */
  vertical?: boolean;
  onChoose(index: number): void;
}

/**
 * The names of a carousel's slides, in the place of its dots: links until a script has come, from then on the tabs of the
 * WAI-ARIA pattern.
 */
export function SlideTabs({ tabs, label, index, vertical, onChoose }: SlideTabsProps) {
  const element = useRef<HTMLUListElement>(null);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const press = (event: KeyboardEvent, each: number) => {
    const { key } = event;
    const step = keys[key];
    const edge = key === 'Home' ? 0 : key === 'End' ? tabs.length - 1 : undefined;
    if (!live || (step === undefined && edge === undefined && key !== ' ')) return;
    event.preventDefault();
    const to = edge ?? (each + (step ?? 0) + tabs.length) % tabs.length;
    onChoose(to);
    element.current?.querySelectorAll('a')[to]?.focus();
  };

  return (
    <ul
      ref={element}
      className={`slide-tabs of-${tabs.length}`}
      aria-label={label}
      {...(live ? listProps(vertical) : {})}
    >
      {tabs.map(({ key, title, href, icon }, each) => (
        <li key={key} role={live ? 'presentation' : undefined}>
          <a
            className={each === index ? 'slide-tab active' : 'slide-tab'}
            href={href}
            {...(live ? tabProps(each === index) : {})}
            onClick={(event) => {
              if (!live) return;
              event.preventDefault();
              onChoose(each);
            }}
            onKeyDown={(event) => press(event, each)}
          >
            {icon && <Image file={icon} width={32} height={32} alt="" />}
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How far each key goes. */
const keys: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function listProps(vertical: boolean | undefined) {
  return { role: 'tablist', 'aria-orientation': vertical ? 'vertical' : undefined } as const;
}

function tabProps(selected: boolean) {
  return { role: 'tab', 'aria-selected': selected, tabIndex: selected ? undefined : -1 } as const;
}
