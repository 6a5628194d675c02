import { addresses } from '../../contract/addresses.ts';
import type { SupplierPortal } from '../../contract/entities/landing.ts';
import { Icon } from '../kit/components/icons.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Brand } from './brand.tsx';
import { Drawer } from './drawer.tsx';
import type { HeaderProps } from './header.data.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MainMenu } from './main-menu.tsx';
import type { MenuEntry } from './menu.ts';
import { SearchDoor } from './search-door.tsx';

export function Header(props: HeaderProps) {
  const { data, route, t } = props;
  const menu = data.portal ? listPortalEntries(data.portal, t) : data.menu;
  const looks = ['shell', findLength(menu), route.theme];
  return (
    <header className={looks.filter(Boolean).join(' ')}>
      <div className="bar measure">
        <Brand {...props} eager />
        <MainMenu {...props} menu={menu} />
        {!data.portal && <SearchDoor {...props} />}
        <LanguageSwitcher {...props} />
        <OpenForm className="primary">{t('consult')}</OpenForm>
        <OpenForm className="tool" aria-label={t('consult')}>
          <Icon name="consult" />
        </OpenForm>
        <Drawer {...props} menu={menu} />
      </div>
    </header>
  );
}

/**
 * How long the menu is: one that would take two lines, and with them the room of what stays below the header, is set
 * smaller, or is that of phones. A letter of Chinese is as wide as some three of others.
 */
function findLength(menu: readonly MenuEntry[]): string {
  const letters = menu.map(({ name }) => name.replace(/[^ -ÿ]/g, '...')).join().length;
  const steps = [66, 74, 94].filter((most) => letters > most).length;
  return steps ? `long-${steps}` : '';
}

/** The portal's own menu. Where the server knows the portal's host, its entry leads there. */
function listPortalEntries({ entry }: SupplierPortal, t: HeaderProps['t']): MenuEntry[] {
  return [
    { name: t('purchaser'), address: addresses.purchaser },
    { name: t('supplier'), address: addresses.supplier },
    ...(entry ? [{ name: t('entry'), address: entry }] : []),
  ];
}
