import { addresses } from '../../contract/addresses.ts';
import { Image } from '../kit/components/image.tsx';
import type { HeaderProps } from './header.data.ts';

type BrandProps = Pick<HeaderProps, 'data' | 'site' | 't' | 'link'> & { eager?: boolean };

/** Whose site it is, and the way home: the vendor's, or below the portal's address the portal's. */
export function Brand({ data: { portal }, site, t, link, eager }: BrandProps) {
  const logo = portal?.logo;
  return (
    <a className="brand" href={link(portal ? addresses.supplierPortal : addresses.home)}>
      <Image
        file={logo ?? site.logo}
        width={148}
        height={40}
        alt={logo ? (portal.name ?? t('supplierPortal')) : site.name}
        eager={eager}
      />
      {portal && !logo && <span className="portal">{t('supplierPortal')}</span>}
    </a>
  );
}
