import type { ReactNode } from 'react';
import type { File } from '../../contract/entities/shared.ts';
import { AnchorList } from '../../widgets/kit/components/anchor-list.tsx';
import { Card, CardGrid } from '../../widgets/kit/components/card-grid.tsx';
import { Carousel } from '../../widgets/kit/components/carousel.tsx';
import { CtaBand } from '../../widgets/kit/components/cta-band.tsx';
import { Filters } from '../../widgets/kit/components/filters.tsx';
import { LoadMore } from '../../widgets/kit/components/load-more.tsx';
import { PageHero } from '../../widgets/kit/components/page-hero.tsx';
import { Pagination } from '../../widgets/kit/components/pagination.tsx';
import { RichText } from '../../widgets/kit/components/rich-text.tsx';
import { Row, RowList } from '../../widgets/kit/components/row-list.tsx';
import { SectionHead } from '../../widgets/kit/components/section-head.tsx';
import { SplitRow } from '../../widgets/kit/components/split-row.tsx';
import { StatBand } from '../../widgets/kit/components/stat-band.tsx';
import { StatusBadge } from '../../widgets/kit/components/status-badge.tsx';
import { Tabs } from '../../widgets/kit/components/tabs.tsx';
import type { ViewProps } from '../../widgets/kit/runtime/widget.ts';
import type { text } from './kit-gallery.text.ts';

type Props = ViewProps<object, undefined, typeof text>;

const picture = (name: string, theme: File['theme'] = 'dark'): File => ({
  url: `/files/pictures/${name}.webp`,
  type: 'image',
  alt: '',
  width: 1440,
  height: 960,
  theme,
});
const covers = ['case-huicheng-wide', 'industry-energy', 'news-5'].map((name) => picture(name));
const nothing = () => undefined;

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
        </CardGrid>
      </Part>
      <Part {...props} name="stat-band" wash>
        <StatBand
          label={t('heading')}
          source={t('source')}
          stats={[
            { value: '12 → 3', label: t('stat') },
            { value: '90%', label: t('statTwo') },
            { value: '1,240', label: t('statThree') },
          ]}
        />
      </Part>
      <Part {...props} name="split-row">
        <div className="split-rows">
          <SplitRow title={t('card')} text={t('tagline')} picture={covers[0]} />
          <SplitRow title={t('heading')} text={t('rich')} picture={covers[1]} />
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
          tabs={(['tabOne', 'tabTwo', 'tabThree'] as const).map((key) => ({
            id: key,
            title: t(key),
            view: <p>{t('rich')}</p>,
          }))}
        />
      </Part>
      <Part {...props} name="list" wash>
        <Lists {...props} />
      </Part>
      <Part {...props} name="rich-text">
        <Reading {...props} />
      </Part>
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

/** A part below its heading; the heading names the part, so that a photograph tells what it shows. */
function Part({ name, wash, t, id, children }: Props & { name: string; wash?: boolean; children: ReactNode }) {
  return (
    <section className={wash ? 'section wash' : 'section'} aria-labelledby={id(name)}>
      <div className="measure">
        <SectionHead
          id={id(name)}
          kicker={t('kicker')}
          title={`${t('heading')} (${name})`}
          lead={t('tagline')}
          more={{ title: t('more'), href: `#${id(name)}` }}
        />
        {children}
      </div>
    </section>
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
      {(['ahead', 'on', 'over'] as const).map((phase) => (
        <Row
          key={phase}
          title={t('card')}
          href="#top"
          lead={site.mark === 'cn' ? '2026年03月01日' : '2026/03/01'}
          text={t('place')}
        >
          <StatusBadge mark={site.mark} phase={phase} live />
        </Row>
      ))}
    </RowList>
  );
}

function Carousels({ t, site }: Props) {
  const slides = (['tabOne', 'tabTwo', 'tabThree', 'kicker', 'meta'] as const).map((name, key) => ({
    key,
    view: <p className="sample">{t(name)}</p>,
  }));
  const common = { mark: site.mark, slides, turns: 'never' } as const;
  return (
    <div className="stack">
      <Carousel label={`${t('slides')} 1`} perView={3} {...common} />
      <Carousel label={`${t('slides')} 2`} motion="vertical" {...common} />
      <Carousel label={`${t('slides')} 3`} motion="fade" {...common} />
    </div>
  );
}

function Lists({ t, site }: Props) {
  const list = {
    entries: [1, 2, 3],
    total: 9,
    busy: false,
    failed: false,
    hasMore: false,
    loadMore: nothing,
    retry: nothing,
  };
  return (
    <>
      <Filters action="#list" label={t('apply')} applyLabel={t('apply')} clearLabel={t('clear')} active>
        <label>
          {t('keyword')} <input type="search" name="keyword" />
        </label>
      </Filters>
      <Pagination mark={site.mark} pageNo={5} pages={12} href={(pageNo) => `?pageNo=${pageNo}`} />
      <LoadMore mark={site.mark} list={{ ...list, busy: true }} href="#list" />
      <LoadMore mark={site.mark} list={{ ...list, failed: true, hasMore: true }} href="#list" />
    </>
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
