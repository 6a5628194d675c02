import { addresses } from '../../contract/addresses.ts';
import { isSupplierPortal } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { Image } from '../kit/components/image.tsx';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Drawer } from './drawer.tsx';
import type { HeaderProps } from './header.data.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MainMenu } from './main-menu.tsx';
import type { MenuEntry } from './menu.ts';

export function Header(props: HeaderProps) {
  const { data, site, route, t, link } = props;
  const portal = isSupplierPortal(route.path);
  const menu = portal ? listPortalEntries(t) : data.menu;
  return (
    <header className={`shell ${route.theme ?? ''}`.trimEnd()}>
      <div className="bar measure">
        <a className="brand" href={link(portal ? addresses.supplierPortal : addresses.home)}>
          <Image file={site.logo} width={148} height={40} alt={site.name} eager />
          {portal && <span className="portal">{t('supplierPortal')}</span>}
        </a>
        <MainMenu {...props} menu={menu} />
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

function listPortalEntries(t: HeaderProps['t']): MenuEntry[] {
  return [
    { name: t('purchaser'), address: addresses.purchaser },
    { name: t('supplier'), address: addresses.supplier },
  ];
}
