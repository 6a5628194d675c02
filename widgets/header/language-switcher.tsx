import { defaultMark } from '../../contract/constants.ts';
import { Icon } from '../kit/components/icons.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import type { HeaderProps } from './header.data.ts';
import { rememberSite } from './remember-site.ts';

/** The page in the other languages, each under its own name. A second language is one link; more stand in a small menu. */
export function LanguageSwitcher(props: HeaderProps) {
  const { site, sites, t } = props;
  if (sites.length < 2) return null;
  if (sites.length === 2) {
    return (
      <div className="languages">
        <Icon name="globe" size={18} />
        <LanguageLinks {...props} />
      </div>
    );
  }
  return (
    <details className="languages">
      <summary aria-label={`${t('language')} (${site.languageName})`}>
        <Icon name="globe" size={18} />
        {site.languageName}
      </summary>
      <div className="choices">
        <LanguageLinks {...props} />
      </div>
    </details>
  );
}

/** A link for every site but this one. */
export function LanguageLinks({ site, sites, counterparts }: HeaderProps) {
  const { origin } = usePlace();
  // On a partner's page the choice is not for this widget to keep.
  const own = origin === '';
  return sites
    .filter(({ mark }) => mark !== site.mark)
    .map(({ mark, lang, languageName }) => (
      <a
        key={mark}
        className="language"
        href={counterparts[mark] ?? `${origin}/${mark}`}
        lang={lang}
        hrefLang={lang}
        data-vt-first=""
        onClick={() => own && rememberSite(mark, counterparts[defaultMark])}
      >
        {languageName}
      </a>
    ));
}
