import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { phoneBreakpoint } from '../../../contract/constants.ts';
import { SurroundingsContext } from '../runtime/view.tsx';
import { readAnchor } from './anchors.ts';
import { Image } from './image.tsx';

export interface Tab {
  /** The anchor's name, the same on every visit: it stands in the address. */
  id: string;
  title: string;
  /** A picture's address, before the title. */
  icon?: string;
  view: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The level of a tab's heading where tabs become an accordion. */
  level?: 'h3' | 'h4';
}

/**
 * Parts of which one shows: side by side as tabs on a desktop, below each other as an accordion on a phone. Which one is
 * in the address's hash, so that a link opens it. Without a script they are links to anchors, and CSS shows the one that
 * the address names; a script adds the keys and the roles of the WAI-ARIA tabs pattern.
 */
export function Tabs({ tabs, label, level: Heading = 'h3' }: TabsProps) {
  const { origin } = useContext(SurroundingsContext);
  const element = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<'tabs' | 'accordion'>();
  const [active, setActive] = useState(tabs[0]?.id);
  const ids = tabs.map(({ id }) => id).join('\n');

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${phoneBreakpoint}px)`);
    const arrange = () => setLive(wide.matches ? 'tabs' : 'accordion');
    const follow = () => {
      const named = readAnchor(location.hash);
      if (ids.split('\n').includes(named)) setActive(named);
    };
    arrange();
    follow();
    wide.addEventListener('change', arrange);
    addEventListener('hashchange', follow);
    return () => {
      wide.removeEventListener('change', arrange);
      removeEventListener('hashchange', follow);
    };
  }, [ids]);

  /** What was pressed stays under the finger, and in view, though the part that closes above it leaves its room. */
  const hold = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another part stands open
  useLayoutEffect(() => {
    hold.current?.();
    hold.current = undefined;
  }, [active]);

  const choose = (id: string | undefined) => {
    setActive(id);
    // A foreign page's address is its own.
    if (origin) return;
    // Not a visit of its own: Back leaves the page and does not walk through every tab.
    history.replaceState(history.state, '', id === undefined ? location.pathname + location.search : `#${id}`);
  };
  const click = (event: MouseEvent | KeyboardEvent, id: string) => {
    if (!live) return;
    event.preventDefault();
    const folds = live === 'accordion';
    if (folds) hold.current = holdPlace(event.currentTarget);
    choose(folds && id === active ? undefined : id);
  };
  const press = (event: KeyboardEvent, index: number) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const tab = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (live !== 'tabs' || !tab) return;
    event.preventDefault();
    element.current?.querySelectorAll<HTMLElement>('.tab')[tabs.indexOf(tab)]?.focus();
    // Last: a browser may refuse to write its history any more, as where an arrow is held down.
    choose(tab.id);
  };

  const isTabs = live === 'tabs';
  return (
    <div ref={element} className={`tabs${live ? ' live' : ''}`}>
      <ul className="tab-list" role={isTabs ? 'tablist' : undefined} aria-label={isTabs ? label : undefined}>
        {tabs.map(({ id, title, icon }, index) => (
          <li key={id} role={isTabs ? 'presentation' : undefined}>
            <a
              className={id === active ? 'tab active' : 'tab'}
              href={`#${id}`}
              id={`${id}-tab`}
              {...(isTabs ? tabProps(id, id === active) : {})}
              onClick={(event) => click(event, id)}
              onKeyDown={(event) => press(event, index)}
            >
              {icon && <Image file={icon} width={28} height={28} alt="" />}
              {title}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, title, icon, view }) => (
        <section
          key={id}
          id={id}
          className={id === active ? 'tab-panel active' : 'tab-panel'}
          role={isTabs ? 'tabpanel' : undefined}
          aria-labelledby={isTabs ? `${id}-tab` : undefined}
        >
          <Heading className="tab-title">
            <a
              href={`#${id}`}
              role={live ? 'button' : undefined}
              aria-expanded={live === 'accordion' ? id === active : undefined}
              onClick={(event) => click(event, id)}
              onKeyDown={(event) => live && event.key === ' ' && click(event, id)}
            >
              {icon && <Image file={icon} width={28} height={28} alt="" />}
              {title}
            </a>
          </Heading>
          <div className="tab-body">{view}</div>
        </section>
      ))}
    </div>
  );
}

/** @returns what scrolls the page until the element stands again where it stands now */
function holdPlace(element: Element): () => void {
  const topOf = () => element.getBoundingClientRect().top;
  const before = topOf();
  return () => scrollBy({ top: topOf() - before, behavior: 'instant' });
}

function tabProps(id: string, selected: boolean) {
  return { role: 'tab', 'aria-selected': selected, 'aria-controls': id, tabIndex: selected ? undefined : -1 } as const;
}
