import { AnchorList } from '../../widgets/kit/components/anchor-list.tsx';
import { Card, CardGrid } from '../../widgets/kit/components/card-grid.tsx';
import { CtaBand } from '../../widgets/kit/components/cta-band.tsx';
import { PageHero } from '../../widgets/kit/components/page-hero.tsx';
import { RichText } from '../../widgets/kit/components/rich-text.tsx';
import { Row, RowList } from '../../widgets/kit/components/row-list.tsx';
import { SplitRow } from '../../widgets/kit/components/split-row.tsx';
import { StatBand } from '../../widgets/kit/components/stat-band.tsx';
import { StatusBadge } from '../../widgets/kit/components/status-badge.tsx';
import { Tabs } from '../../widgets/kit/components/tabs.tsx';
import { Banners } from './banner-samples.tsx';
import { Carousels } from './carousel-samples.tsx';
import { Jumps } from './jump-samples.tsx';
import { ListStates, LiveList } from './list-samples.tsx';
import { Overlays } from './overlay-samples.tsx';
import { Players } from './player-samples.tsx';
import { covers, Part, type Props, picture } from './samples.tsx';

/** All parts, from the top of a page to its end. */
export function KitGallery(props: Props) {
  const { t } = props;
  return (
    <>
      <PageHero kicker={t('kicker')} title={t('title')} lead={t('lead')} picture={picture('banner-activity', 'light')}>
        <Button label={t('primary')} />
      </PageHero>
      <Part {...props} name="card-grid">
        <CardGrid label={t('meta')}>
          {covers.map((cover, index) => (
            <Card
              key={cover.url}
              title={t('card')}
              href={index < 2 ? '#top' : undefined}
              picture={cover}
              meta={t('meta')}
              tagline={t('tagline')}
            />
          ))}
          <Card title={t('long')} href="#top" tagline={t('long')} />
        </CardGrid>
      </Part>
      <Part {...props} name="stat-band" wash>
        <div className="stack">
          <StatBand
            label={t('heading')}
            source={t('source')}
            stats={[
              { value: '12 → 3', label: t('stat') },
              { value: '90%', label: t('statTwo') },
              { value: '1,240', label: t('statThree') },
            ]}
          />
          <StatBand label={t('stat')} stats={[{ value: '1', label: t('long') }]} />
        </div>
      </Part>
      <Part {...props} name="split-row">
        <div className="split-rows">
          <SplitRow title={t('card')} text={t('tagline')} picture={covers[0]} />
          <SplitRow title={t('heading')} text={t('rich')} picture={covers[1]} />
          <SplitRow title={t('long')} text={t('long')} picture={covers[2]} />
        </div>
      </Part>
      <Part {...props} name="row-list" wash>
        <Rows {...props} />
      </Part>
      <Part {...props} name="carousel">
        <Carousels {...props} />
      </Part>
      <Part {...props} name="tabs">
        <Tabs
          label={t('heading')}
          tabs={(['tabOne', 'tabTwo', 'long'] as const).map((key) => ({
            id: key,
            title: t(key),
            view: <p>{t('rich')}</p>,
          }))}
        />
      </Part>
      <Part {...props} name="list" wash>
        <LiveList {...props} />
      </Part>
      <Part {...props} name="list-states">
        <ListStates {...props} />
      </Part>
      <Part {...props} name="jump-button" wash>
        <Jumps {...props} />
      </Part>
      <Part {...props} name="overlay">
        <Overlays {...props} />
      </Part>
      <Part {...props} name="player" wash>
        <Players {...props} />
      </Part>
      <Part {...props} name="rich-text">
        <Reading {...props} />
      </Part>
      <Banners {...props} />
      <CtaBand
        id={props.id('closing')}
        title={t('closing')}
        lead={t('tagline')}
        picture={picture('case-huicheng-wide')}
      >
        <Button label={t('primary')} />
      </CtaBand>
    </>
  );
}

function Button({ label }: { label: string }) {
  return (
    <a className="primary" href="#top">
      {label}
    </a>
  );
}

function Rows({ t, site }: Props) {
  return (
    <RowList label={t('heading')}>
      {(['ahead', 'on', 'over', 'cancelled', 'postponed'] as const).map((state) => (
        <Row
          key={state}
          title={t('card')}
          href="#top"
          lead={site.mark === 'cn' ? '2026年03月01日' : '2026/03/01'}
          text={t('place')}
        >
          <StatusBadge mark={site.mark} state={state} live />
        </Row>
      ))}
      <Row title={t('long')} href="#top" text={t('long')} />
    </RowList>
  );
}

function Reading({ t, id, link }: Props) {
  const [two, three] = [id('two'), id('three')];
  const html = `<h2 id="${two}">${t('richTwo')}</h2><p>${t('rich')}</p><h3 id="${three}">${t('richThree')}</h3>
<ul><li>${t('tabOne')}</li><li>${t('tabTwo')}</li></ul><blockquote><p>${t('tagline')}</p></blockquote>
<table><thead><tr><th>${t('kicker')}</th><th align="right">${t('stat')}</th></tr></thead><tbody><tr><td>${t('meta')}</td><td align="right">3</td></tr></tbody></table>`;
  return (
    <div className="reading">
      <AnchorList
        label={t('onPage')}
        id={id('anchors')}
        anchors={[
          { id: two, text: t('richTwo'), level: 2 },
          { id: three, text: t('richThree'), level: 3 },
        ]}
      />
      <RichText html={html} link={link} />
    </div>
  );
}
