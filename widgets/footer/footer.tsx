import { addresses } from '../../contract/addresses.ts';
import type { SupplierPortal } from '../../contract/entities/landing.ts';
import type { FooterLink } from '../../contract/entities/navigation.ts';
import { Image } from '../kit/components/image.tsx';
import { Still } from '../kit/components/still.tsx';
import { CodeList } from './code-list.tsx';
import type { FooterProps } from './footer.data.ts';
import { FooterLinks } from './footer-links.tsx';
import { Legal } from './legal.tsx';

export function Footer(props: FooterProps) {
  const { data, site, t, link } = props;
  const { portal } = data;
  const { briefIntroductionList, aboutEndpointsList, quickLinksList, discoverMoreList } = data.navigation;
  return (
    <footer className="ground">
      <div className="measure">
        <div className="columns">
          <div className="contact">
            <a className="brand" href={link(portal ? addresses.supplierPortal : addresses.home)}>
              <Image
                file={portal?.logo ?? site.logo}
                width={148}
                height={40}
                alt={(portal?.logo && portal.name) || site.name}
              />
            </a>
            <Still as="ul">
              {() =>
                briefIntroductionList.map(({ logo, introductionContent, href }) => (
                  <li key={introductionContent}>
                    <Image file={logo} width={20} height={20} alt="" />
                    {href ? <a href={link(href)}>{introductionContent}</a> : <span>{introductionContent}</span>}
                  </li>
                ))
              }
            </Still>
          </div>
          <FooterLinks {...props} name="about" links={aboutEndpointsList} />
          <FooterLinks
            {...props}
            name="quick"
            links={portal ? listPortalLinks(portal, t, site.name) : quickLinksList}
          />
          <CodeList {...props} codes={discoverMoreList} />
        </div>
        <Legal {...props} />
      </div>
    </footer>
  );
}

/** Where else to go from a page of the portal: its own pages, its entry, and the vendor's site. */
function listPortalLinks({ entry }: SupplierPortal, t: FooterProps['t'], vendor: string): FooterLink[] {
  const links = [
    { menu: t('purchaser'), jumpToAddress: addresses.purchaser },
    { menu: t('supplier'), jumpToAddress: addresses.supplier },
    ...(entry ? [{ menu: t('entry'), jumpToAddress: entry }] : []),
    { menu: t('vendor', { name: vendor }), jumpToAddress: addresses.home },
  ];
  return links.map((each) => ({ ...each, jumpMode: 'CURRENT_PAGE' }));
}
