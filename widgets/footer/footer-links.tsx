import type { FooterLink } from '../../contract/entities/navigation.ts';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Still } from '../kit/components/still.tsx';
import type { FooterProps } from './footer.data.ts';

type FooterLinksProps = Pick<FooterProps, 't' | 'id' | 'link'> & {
  name: 'about' | 'quick';
  links: readonly FooterLink[];
};

/** A group of links under its heading. */
export function FooterLinks({ name, links, t, id, link }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="group" aria-labelledby={id(name)}>
      <h2 id={id(name)}>{t(name)}</h2>
      <Still as="ul">
        {() =>
          links.map((each) => (
            <li key={each.menu}>
              <Jump {...each} link={link} />
            </li>
          ))
        }
      </Still>
    </nav>
  );
}

function Jump({ menu, jumpMode, jumpToAddress, link }: FooterLink & Pick<FooterProps, 'link'>) {
  const href = link(jumpToAddress);
  const form = jumpMode === 'FORM' && /^\/form\/(\d+)/.exec(jumpToAddress);
  if (form) {
    return <OpenForm formId={Number(form[1])}>{menu}</OpenForm>;
  }
  const external = !jumpToAddress.startsWith('/');
  const newPage = jumpMode === 'NEW_PAGE';
  return (
    <a href={href} target={newPage ? '_blank' : undefined} rel={newPage || external ? 'noopener' : undefined}>
      {menu}
    </a>
  );
}
