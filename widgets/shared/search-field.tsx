import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { Call } from '../../contract/calls.ts';
import { longestSearch } from '../../contract/search.ts';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { searchWordsText } from './search-words.text.ts';

interface SearchFieldProps {
  id: string;
  call: Call;
  q?: string;
  /** What its button shows in place of a word. */
  children?: ReactNode;
}

type Suggestions = typeof import('./search-suggestions.tsx').SearchSuggestions;

/** The field that looks through the whole site: a form that needs no script. What suggests comes with the first focus. */
export function SearchField({ id, call, q, children }: SearchFieldProps) {
  const { site, link } = usePlace();
  const t = createTranslate('search', searchWordsText, site, {});
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions>();
  const fetchSuggestions = () => {
    if (!Suggestions)
      import('./search-suggestions.tsx').then(
        (module) => setSuggestions(() => module.SearchSuggestions),
        // Nothing is suggested then.
        () => undefined,
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor may have come to the field before its script
  useEffect(() => {
    if (input.current?.matches(':focus')) fetchSuggestions();
  }, []);
  return (
    <form role="search" className="search-field" method="get" action={link(addresses.search)} aria-label={t('label')}>
      <label className="unseen" htmlFor={id}>
        {t('label')}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        placeholder={t('hint')}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        onFocusCapture={fetchSuggestions}
      />
      <button type="submit" className={children ? 'tool' : 'primary'} aria-label={children ? t('submit') : undefined}>
        {children ?? t('submit')}
      </button>
      {Suggestions && <Suggestions input={input} id={`${id}-list`} call={call} />}
    </form>
  );
}
