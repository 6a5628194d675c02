import { addresses } from '../../contract/addresses.ts';
import { longestSearch } from '../../contract/search.ts';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { searchWordsText } from './search-words.text.ts';

interface SearchFieldProps {
  id: string;
  q?: string;
}

/** The field that looks through the whole site: a form that needs no script. */
export function SearchField({ id, q }: SearchFieldProps) {
  const { site, link } = usePlace();
  const t = createTranslate('search', searchWordsText, site, {});
  return (
    <form role="search" className="search-field" method="get" action={link(addresses.search)} aria-label={t('label')}>
      <label className="unseen" htmlFor={id}>
        {t('label')}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        placeholder={t('hint')}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="primary">
        {t('submit')}
      </button>
    </form>
  );
}
