import { pageSize } from '../../contract/constants.ts';
import type { SearchHit } from '../../contract/entities/search.ts';
import { OpenForm } from '../kit/components/open-form.tsx';
import { Pagination } from '../kit/components/pagination.tsx';
import { formatDate } from '../kit/runtime/dates.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { MarkedText } from '../shared/marked-text.tsx';
import { Refusals } from '../shared/refusals.tsx';
import { toSearchPath } from '../shared/search-path.ts';
import { searchTypesText } from '../shared/search-types.text.ts';
import { Elsewhere } from './elsewhere.tsx';
import type { SearchProps } from './search.data.ts';
import { SearchWays } from './search-ways.tsx';
import { tellFound } from './tell-found.ts';

/** What was found: how much, of what, page by page; and where nothing was, what to do. */
export function Found(props: SearchProps) {
  const { data, site, t, link } = props;
  const { q, type, pageNo, refused, answer, failed, ways } = data;
  const words = createTranslate('search-types', searchTypesText, site, {});
  const href = (asked: { type?: typeof type; pageNo?: number }) => link(toSearchPath({ q, ...asked }));
  const all = answer?.types.reduce((sum, { total }) => sum + total, 0) ?? 0;
  const kind = type && words(type);
  const found = answer && tellFound(q, answer, kind);
  return (
    <div className="measure">
      <Refusals mark={site.mark} refused={refused} />
      {failed && (
        <p className="fault" role="alert">
          {t(failed)}{' '}
          <a className="quiet" href={href({ type, pageNo })}>
            {t('retry')}
          </a>
        </p>
      )}
      {answer && found && all > 0 && (
        <>
          <nav className="chips" aria-label={t('types')}>
            <a href={href({})} aria-current={type ? undefined : 'page'}>
              {t('all')} <span>{all}</span>
            </a>
            {answer.types.map((each) => (
              <a
                key={each.type}
                href={href({ type: each.type })}
                aria-current={each.type === type ? 'page' : undefined}
              >
                {words(each.type)} <span>{each.total}</span>
              </a>
            ))}
          </nav>
          <p className="count" role="status">
            {answer.readAs?.map(({ typed }) => typed && t('misspelt', { typed }))}
            {t(found.key, found.values)}
            {answer.partly && <span>{t('partly')}</span>}
          </p>
          {answer.total > 0 ? (
            <ul className="row-list hits" aria-label={t('results')}>
              {answer.data.map((hit) => (
                <Hit key={hit.address} hit={hit} kind={words(hit.type)} site={site} href={link(hit.address)} />
              ))}
            </ul>
          ) : (
            <a className="quiet" href={href({})}>
              {t('seeAll', { total: all })}
            </a>
          )}
          <Pagination
            mark={site.mark}
            pageNo={pageNo}
            pages={Math.ceil(answer.total / pageSize.standard)}
            href={(wanted) => href({ type, pageNo: wanted })}
          />
        </>
      )}
      {answer && all === 0 && (
        <div className="empty" role="status">
          <h2>{t('none', { q })}</h2>
          <Elsewhere {...props} />
          <ul>
            <li>{t('checkSpelling')}</li>
            <li>{t('fewerWords')}</li>
            <li>{t('askUs')}</li>
          </ul>
          <OpenForm className="secondary">{t('consult')}</OpenForm>
        </div>
      )}
      {ways && <SearchWays {...props} ways={ways} />}
    </div>
  );
}

interface HitProps extends Pick<SearchProps, 'site'> {
  hit: SearchHit;
  kind: string;
  href: string;
}

function Hit({ hit: { title, excerpt, date, timeZone }, kind, site, href }: HitProps) {
  return (
    <li className="row">
      <div className="row-words">
        <p className="kind">
          {kind}
          {date && <time dateTime={date}>{formatDate(date, site, { timeZone })}</time>}
        </p>
        <h2 className="row-title">
          <a href={href}>
            <MarkedText parts={title} />
          </a>
        </h2>
        {excerpt.length > 0 && (
          <p className="excerpt">
            <MarkedText parts={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}
