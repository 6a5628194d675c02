import { Image } from '../kit/components/image.tsx';
import { Still } from '../kit/components/still.tsx';
import { CodeList } from './code-list.tsx';
import type { FooterProps } from './footer.data.ts';
import { FooterLinks } from './footer-links.tsx';
import { Legal } from './legal.tsx';

export function Footer(props: FooterProps) {
  const { data, site, link } = props;
  const { briefIntroductionList, aboutEndpointsList, quickLinksList, discoverMoreList } = data.navigation;
  return (
    <footer className="ground">
      <div className="measure">
        <div className="columns">
          <div className="contact">
            <a className="brand" href={link('/')}>
              <Image file={site.logo} width={148} height={40} alt={site.name} />
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
          <FooterLinks {...props} name="quick" links={quickLinksList} />
          <CodeList {...props} codes={discoverMoreList} />
        </div>
        <Legal {...props} />
      </div>
    </footer>
  );
}
