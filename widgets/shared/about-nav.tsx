import { addresses } from '../../contract/addresses.ts';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { aboutNavText } from './about-nav.text.ts';

interface AboutNavProps {
  current: 'introduction' | 'news';
}

const links = [
  ['introduction', addresses.aboutUs],
  ['news', addresses.news],
] as const;

/** The two pages about the company, one beside the other (section 2). Its look is `aboutNavSheet`. */
export function AboutNav({ current }: AboutNavProps) {
  const { link, site } = usePlace();
  const t = createTranslate('about-nav', aboutNavText, site, {});
  return (
    <nav className="about-nav" aria-label={t('label')}>
      <ul className="measure">
        {links.map(([name, address]) => (
          <li key={name}>
            <a href={link(address)} aria-current={name === current ? 'page' : undefined}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
