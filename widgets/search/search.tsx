import { Lead } from '../kit/components/lead.tsx';
import { Still } from '../kit/components/still.tsx';
import { SearchField } from '../shared/search-field.tsx';
import { Found } from './found.tsx';
import type { SearchProps } from './search.data.ts';
import { useOwnSearch } from './use-own-search.ts';

/** A large field, and below it what it has found; before anything was asked for, where to begin. */
export function Search(props: SearchProps) {
  const { data, t, id } = props;
  const own = useOwnSearch(props);
  const { q, fault } = own ?? data;
  return (
    <>
      <section className="asking" aria-labelledby={id('title')}>
        <div className="measure">
          <h1 id={id('title')}>{t('title')}</h1>
          {!q && <Lead className="lead" text={t('lead')} />}
          <SearchField key={q} id={id('q')} call={props.call} q={q} />
          {fault && (
            <p className="fault" role="alert">
              {t(fault)}
            </p>
          )}
        </div>
      </section>
      {own ? (
        <div className="found">
          <Found {...props} data={own} />
        </div>
      ) : (
        <Still as="div" className="found">
          {() => <Found {...props} />}
        </Still>
      )}
    </>
  );
}
