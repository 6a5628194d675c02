import { useRef } from 'react';
import { Icon } from '../kit/components/icons.tsx';
import { findCurrent } from '../shared/sections.ts';
import type { HeaderProps } from './header.data.ts';
import type { MenuEntry } from './menu.ts';
import { SubMenu } from './sub-menu.tsx';
import { useSubMenus } from './use-sub-menus.ts';

type MainMenuProps = Pick<HeaderProps, 'route' | 't' | 'id' | 'link'> & { menu: readonly MenuEntry[] };

/**
 * The menu from 768 px on: the WAI-ARIA disclosure navigation with links at its top. Until its script has come the
 * style sheet opens the sub-menus, on hover and on focus.
 */
export function MainMenu({ menu, route, t, id, link }: MainMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const { live, open, handlersOf, toggle } = useSubMenus(nav);
  return (
    <nav ref={nav} className={live ? 'menu live' : 'menu still'} aria-label={t('menu')}>
      <ul className="top">
        {menu.map((entry, index) => (
          <li key={entry.address} className={open === index ? 'item open' : 'item'} {...handlersOf(index)}>
            <a className="head" href={link(entry.address)} aria-current={findCurrent(entry.address, route.path)}>
              {entry.name}
            </a>
            {entry.entries && (
              <>
                <button
                  type="button"
                  className="more"
                  aria-expanded={open === index}
                  aria-controls={id(`sub-${index}`)}
                  aria-label={t('subMenu', { name: entry.name })}
                  onClick={(event) => toggle(index, event)}
                >
                  <Icon name="down" size={14} />
                </button>
                <SubMenu entry={entry} id={id(`sub-${index}`)} t={t} link={link} />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
