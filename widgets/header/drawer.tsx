import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../kit/components/icons.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Still } from '../kit/components/still.tsx';
import { useOverlay } from '../kit/components/use-overlay.ts';
import { SearchField } from '../shared/search-field.tsx';
import { findCurrent } from '../shared/sections.ts';
import { Brand } from './brand.tsx';
import { Glass } from './glass.tsx';
import type { HeaderProps } from './header.data.ts';
import { LanguageLinks } from './language-switcher.tsx';
import type { MenuEntry } from './menu.ts';

type DrawerProps = HeaderProps & { menu: readonly MenuEntry[] };

/**
 * The menu on phones, and where it is too long for its line. Without a script it opens as a popover and its levels are
 * details elements: the open one covers what is below, and its summary has become the back arrow. The script makes it
 * modal and starts it at the root each time.
 */
export function Drawer(props: DrawerProps) {
  const { menu, data, call, route, t, id, link, host } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  /** Until then no press is new: the loader repeats one that came too early, and that has opened a popover already. */
  const isReady = useRef(false);
  useEffect(() => {
    const note = () => {
      isReady.current = true;
    };
    host?.addEventListener('vt-ready', note, { once: true });
    return () => host?.removeEventListener('vt-ready', note);
  }, [host]);
  const opener = useRef<HTMLButtonElement>(null);
  // A screen that was turned, or a window that was widened, shows the menu itself.
  useEffect(() => {
    const look = () => {
      if (!opener.current?.checkVisibility()) setOpen(false);
    };
    if (open) addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [open]);
  // Its links lead away, so that Back is theirs.
  const drawer = useOverlay({ open, onOpen: () => setOpen(true), onClose: close }, false);

  /**
   * The browser shows it as a popover at once, and two frames later, when it is seen, it becomes modal: that makes the
   * page inert, which takes a phone longer than a press should wait (docs/decisions/0245).
   */
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const popover = event.currentTarget.popoverTargetElement;
    const becomeModal = () => popover?.matches(':popover-open') && setOpen(true);
    if (!popover) setOpen(true);
    else if (event.isTrusted || isReady.current) requestAnimationFrame(() => requestAnimationFrame(becomeModal));
    else event.preventDefault();
  };

  /** A click beside it; and a page that is come back to, and a form that is opened from here, find it shut. */
  const click = ({ target, currentTarget, detail }: MouseEvent) => {
    // The second press of a double click on its button is none beside it.
    if ((target === currentTarget && detail < 2) || (target as Element).closest('a')) close();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="tool"
        aria-label={t('open')}
        aria-haspopup="dialog"
        popoverTarget={id('drawer')}
        onClick={press}
      >
        <Icon name="menu" />
      </button>
      <dialog
        {...drawer}
        id={id('drawer')}
        className="drawer"
        popover="auto"
        aria-label={t('menu')}
        onClick={click}
        onSubmit={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape') goBack(event);
          else drawer.onKeyDown(event);
        }}
        onClose={(event) => {
          foldLevels(event.currentTarget);
          drawer.onClose(event);
        }}
      >
        <div className="sheet">
          <Brand {...props} />
          <button
            type="button"
            className="tool close"
            aria-label={t('close')}
            popoverTarget={id('drawer')}
            popoverTargetAction="hide"
            onClick={close}
          >
            <Icon name="close" />
          </button>
          {!data.portal && (
            <SearchField id={id('seek')} call={call}>
              <Glass />
            </SearchField>
          )}
          <Still as="nav" className="levels" aria-label={t('menu')}>
            {() => <Level entries={menu} path={route.path} t={t} link={link} />}
          </Still>
          <div className="foot">
            <OpenForm className="primary">{t('consult')}</OpenForm>
            <LanguageLinks {...props} />
          </div>
        </div>
      </dialog>
    </>
  );
}

type LevelProps = Pick<HeaderProps, 't' | 'link'> & { entries: readonly MenuEntry[]; path: string };

function Level({ entries, path, t, link }: LevelProps) {
  return (
    <ul className="level">
      {entries.map(({ name, address, entries: below = [] }) => (
        <li key={address}>
          {below.length > 0 ? (
            <details>
              <summary className="row">
                <Icon name="back" size={20} />
                <span>{name}</span>
                <Icon name="forward" size={20} />
              </summary>
              <div className="below">
                <Level entries={[{ name: t('overview', { name }), address }, ...below]} path={path} t={t} link={link} />
              </div>
            </details>
          ) : (
            <a className="row" href={link(address)} aria-current={findCurrent(address, path)}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Esc leaves the level that it is pressed in, as the arrow does, and the drawer at its root. */
function goBack(event: KeyboardEvent): void {
  const level = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
  if (!level) return;
  event.preventDefault();
  level.open = false;
  level.querySelector('summary')?.focus();
}

function foldLevels(drawer: HTMLElement): void {
  for (const level of drawer.querySelectorAll('details')) level.open = false;
}
