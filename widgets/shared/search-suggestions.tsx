import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Call } from '../../contract/calls.ts';
import type { SearchSuggestion } from '../../contract/entities/search.ts';
import type { CallError } from '../../contract/unwrap.ts';
import { usePlace } from '../kit/components/use-place.ts';
import { adoptSheet } from '../kit/runtime/adopt-sheet.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { MarkedText } from './marked-text.tsx';
import { searchSuggestionsSheet } from './search-suggestions.style.ts';
import { searchSuggestionsText } from './search-suggestions.text.ts';
import { searchTypesText } from './search-types.text.ts';
import { searchWordsText } from './search-words.text.ts';

/** Milliseconds that a visitor types on within. */
const pause = 150;

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  id: string;
  call: Call;
}

/**
 * Titles that go on as was typed: the WAI-ARIA combobox with a list. While an input method is composing nothing is asked
 * for and no key is taken; where nothing answers, the form is as it was.
 */
export function SearchSuggestions({ input, id, call }: SearchSuggestionsProps) {
  const { site, link, host } = usePlace();
  const t = createTranslate('search', searchWordsText, site, {});
  const types = createTranslate('search-types', searchTypesText, site, {});
  const say = createTranslate('search-suggestions', searchSuggestionsText, site, {});
  if (host) adoptSheet(host.shadowRoot ?? host.ownerDocument, searchSuggestionsSheet);
  const [shown, setShown] = useState<readonly SearchSuggestion[]>([]);
  /** What a screen reader says of them, which nobody has to go down to the list for. */
  const [told, setTold] = useState('');
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const move = (to: number) => {
    place.current = to;
    setActive(to);
  };
  const show = (found: readonly SearchSuggestion[], told = '') => {
    setShown(found);
    setTold(told);
    move(-1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a call is the same throughout
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    const fetchFor = async (q: string, own: number) => {
      const found = await call('GET /search/suggestion/list/:siteId', {
        params: { siteId: site.id },
        query: { q },
      }).catch((error: unknown) => {
        // Of what there is no network for, nothing is suggested, nor told.
        if ((error as Partial<CallError>).status === undefined) throw error;
      });
      if (own !== latest) return;
      if (found) show(found, say(found.length > 0 ? 'some' : 'none', { count: found.length }));
      else show([]);
    };
    const ask = () => {
      latest += 1;
      const own = latest;
      const q = field.value.trim();
      clearTimeout(timer);
      if (q === '') show([]);
      else timer = setTimeout(() => void fetchFor(q, own), pause);
    };
    const end = () => {
      latest += 1;
      clearTimeout(timer);
      show([]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', (event) => (event as InputEvent).isComposing || ask(), { signal });
    field.addEventListener('compositionend', ask, { signal });
    field.addEventListener('blur', end, { signal });
    if (field.value !== field.defaultValue) ask();
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [input, site.id]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-expanded', String(shown.length > 0));
    if (active < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${id}-${active}`);
  }, [input, id, shown, active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what there is when a key comes
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const options = [...(list.current?.querySelectorAll('a') ?? [])];
      const { length } = options;
      if (event.isComposing || length === 0) return;
      // Between the last and the first stands the field itself. Two keys may come before either is seen.
      const { current } = place;
      if (event.key === 'ArrowDown') move(current + 1 === length ? -1 : current + 1);
      else if (event.key === 'ArrowUp') move(current < 0 ? length - 1 : current - 1);
      else if (event.key === 'Enter' && current >= 0) options[current]?.click();
      else if (event.key === 'Escape') {
        event.stopPropagation();
        show([]);
      } else return;
      event.preventDefault();
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [input]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        className={`suggestions ${searchSuggestionsSheet.root}`}
        aria-label={t('suggestions')}
        hidden={shown.length === 0}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ type, address, title }, index) => (
          <a
            key={address}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={link(address)}
          >
            <span>
              <MarkedText parts={title} />
            </span>
            <span className="kind">{types(type)}</span>
          </a>
        ))}
      </div>
      <p role="status" className="unseen">
        {told}
      </p>
    </>
  );
}
