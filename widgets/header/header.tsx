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

export function Header(props: HeaderProps) {
  const { data, route, t, link } = props;
  const menu = data.portal ? listPortalEntries(data.portal, t) : data.menu;
  return (
    <header className={`shell ${route.theme ?? ''}`.trimEnd()}>
      <div className="bar measure">
        <Brand {...props} eager />
        <MainMenu {...props} menu={menu} />
        {!data.portal && (
          <a className="find" href={link(addresses.search)} aria-label={t('search')}>
            <Glass />
          </a>
        )}
        <LanguageSwitcher {...props} />
        <OpenForm className="primary">{t('consult')}</OpenForm>
        <OpenForm className="tool" aria-label={t('consult')}>
          <Icon name="consult" />
        </OpenForm>
        <Drawer {...props} menu={data.portal ? menu : [...menu, { name: t('search'), address: addresses.search }]} />
      </div>
    </header>
  );
}

function Glass() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L21 21" />
    </svg>
  );
}

/** The portal's own menu. Where the server knows the portal's host, its entry leads there. */
function listPortalEntries({ entry }: SupplierPortal, t: HeaderProps['t']): MenuEntry[] {
  return [
    { name: t('purchaser'), address: addresses.purchaser },
    { name: t('supplier'), address: addresses.supplier },
    ...(entry ? [{ name: t('entry'), address: entry }] : []),
  ];
}
