import { useContext } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { SurroundingsContext } from '../kit/runtime/view.tsx';
import { createTranslate } from '../kit/runtime/words.ts';
import type { SearchProps } from './search.data.ts';
import { text } from './search.text.ts';

/** What other sites have of it, each in its own language: who searched in that reads it. */
export function Elsewhere({ data, sites, route, counterparts }: SearchProps) {
  const { origin } = useContext(SurroundingsContext);
  const { q, answer } = data;
  return answer?.elsewhere?.map(({ siteId, total }) => {
    const site = sites.find(({ id }) => id === siteId);
    if (!site) return null;
    const { mark, lang, languageName: language } = site;
    const t = createTranslate('search', text, site, {});
    // The other page of results, as the language switcher has it, may keep a type, which the count is not of.
    const own = route.path === addresses.search ? counterparts[mark] : undefined;
    const [page] = (own ?? `${origin}/${mark}${addresses.search}`).split('?');
    return (
      <p key={mark} className="elsewhere">
        <a className="quiet" href={`${page}?${new URLSearchParams({ q })}`} lang={lang} hrefLang={lang}>
          {t(total === 1 ? 'elsewhereOne' : 'elsewhere', { total, language })}
        </a>
      </p>
    );
  });
}
