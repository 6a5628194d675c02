import type { Position } from '../../contract/entities/page.ts';
import { Row, RowList } from '../kit/components/row-list.tsx';
import { SectionHead } from '../kit/components/section-head.tsx';
import { usePlace } from '../kit/components/use-place.ts';
import { RichPageView } from '../shared/rich-page.tsx';
import type { JoinUsProps } from './join-us.data.ts';

export function JoinUs({ data: { page }, t, id }: JoinUsProps) {
  const { positions = [] } = page;
  return (
    <RichPageView page={page} t={t} id={id}>
      {positions.length > 0 && (
        <section className="section" aria-labelledby={id('positions')}>
          <div className="measure">
            <SectionHead id={id('positions')} title={t('positions')} />
            <Positions positions={positions} />
          </div>
        </section>
      )}
    </RichPageView>
  );
}

/** Jobs below the city that they are in; one that is in several is named in each. */
function Positions({ positions }: { positions: readonly Position[] }) {
  const { link } = usePlace();
  const places = [...new Set(positions.flatMap((position) => position.places))];
  return places.map((place) => (
    <div key={place} className="place">
      <h3>{place}</h3>
      <RowList>
        {positions
          .filter((position) => position.places.includes(place))
          .map(({ title, desc, address }) => (
            <Row key={title} level="h4" title={title} text={desc} href={address && link(address)} />
          ))}
      </RowList>
    </div>
  ));
}
