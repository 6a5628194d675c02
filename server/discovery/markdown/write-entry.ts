import { addresses } from '../../../contract/addresses.ts';
import type { ExampleSummary, Metric } from '../../../contract/entities/example.ts';
import type { RichPage } from '../../../contract/entities/page.ts';
import type { Resource } from '../../../contract/entities/shared.ts';
import type { Site } from '../../../contract/entities/site.ts';
import { eventSpan, zoneName } from '../../../contract/event-days.ts';
import { toPath } from '../../../contract/paths.ts';
import { say } from '../../../contract/text.ts';
import { readLabels } from '../../../widgets/shared/labels.ts';
import type { Content } from '../../content/content.ts';
import type { Entry } from '../../content/entry.ts';
import type { EntityOf, TypeName } from '../../content/types.ts';
import { text } from './markdown.text.ts';
import { facts, type Part, paragraph, points, section } from './parts.ts';

interface Ground {
  site: Site;
  content: Pick<Content, 'list' | 'find'>;
  /** Where links to other pages lead, given their paths; there, unless told. */
  link?(path: string): string;
}

/** What a page of the type says beside its title, from its fields in the order of the page. */
type Write<Name extends TypeName> = (value: EntityOf<Name>, words: Words) => readonly Part[];

/** The words above a part, and what parts of several types share. */
type Words = ReturnType<typeof createWords>;

function createWords({ site, content, link = (path) => path }: Ground) {
  const t = (key: keyof typeof text) => say(text[key], site.mark);
  const metrics = (list: readonly Metric[] | undefined, source?: string) =>
    section(
      t('metrics'),
      points(list?.map(({ value, label }) => ({ title: value, desc: label }))),
      list?.length && source ? paragraph(`${t('source')}: ${source}`) : '',
    );
  return {
    site,
    content,
    link,
    t,
    metrics,
    cases: (list: readonly ExampleSummary[] | undefined) =>
      section(
        t('cases'),
        points(list?.map(({ id, title, desc }) => ({ title, desc, href: link(toPath(addresses.case, id)) }))),
      ),
    rich: ({ legend, describe, metrics: figures, metricsSource, steps, questions }: RichPage) => [
      paragraph(legend),
      describe,
      metrics(figures, metricsSource),
      section(t('steps'), points(steps)),
      section(t('questions'), points(questions?.map(({ question, answer }) => ({ title: question, desc: answer })))),
    ],
    files: (...resources: readonly (Resource | undefined)[]) =>
      section(
        t('documents'),
        points(
          resources.flatMap((resource) =>
            (resource?.files ?? []).map(({ name, url }) => ({ title: name ?? url, href: url })),
          ),
        ),
      ),
    day: (moment: string | undefined) =>
      moment && eventSpan({ startDate: moment, endDate: moment }, site).start.slice(0, 10),
  };
}

const writers: { readonly [Name in TypeName]?: Write<Name> } = {
  news: ({ desc, label, createTime, author, content, mediaCoverageList }, { t, day }) => [
    paragraph(desc),
    facts({ [t('published')]: day(createTime) }),
    paragraph([readLabels(label).join(', '), author].filter(Boolean).join(' · ')),
    content,
    section(
      t('coverage'),
      points(mediaCoverageList?.map(({ mediaName, address }) => ({ title: mediaName, href: address }))),
    ),
  ],
  'product-category': ({ id, desc, subtitle, content: html }, { t, content, site, link }) => [
    paragraph(desc),
    paragraph(subtitle),
    html ?? '',
    section(
      t('products'),
      points(
        content
          .list('product', site.id)
          .filter(({ extra }) => extra.category.id === id)
          .map(({ value: { id: product, name, desc: says } }) => ({
            title: name,
            desc: says,
            href: link(toPath(addresses.product, product)),
          })),
      ),
    ),
  ],
  product: (product, { t, cases }) => [
    paragraph(product.tagline),
    paragraph(product.desc),
    section(t('values'), points(product.businessValues)),
    product.productConfig
      ? section(product.productConfig.name, paragraph(product.productConfig.desc), points(product.productConfig.config))
      : '',
    section(
      t('functions'),
      ...(product.coreFunctions ?? []).map(({ name, functionList }) => `${paragraph(name)}${points(functionList)}`),
    ),
    section(t('scenes'), points(product.applicationScenes?.map(({ name, desc }) => ({ title: name, desc })))),
    section(t('strengths'), points(product.productSuperiority)),
    cases(product.exampleBOList),
  ],
  solution: (
    { desc, industryName, industryState, businessValue, solutions, businessScene, exampleSolutionRelationBOList },
    { t, cases },
  ) => [
    paragraph(desc),
    facts({ [t('industry')]: industryName }),
    section(t('industryState'), points(industryState)),
    section(
      t('values'),
      points(
        businessValue?.map(({ figure, title, desc: says }) => ({
          title: [figure, title].filter(Boolean).join(' '),
          desc: says,
        })),
      ),
    ),
    section(t('solutions'), points(solutions)),
    section(t('scenes'), points(businessScene)),
    cases(exampleSolutionRelationBOList),
  ],
  example: (
    { desc, customerName, place, metrics: figures, metricsSource, content: html, products },
    { t, metrics, content, link },
  ) => [
    paragraph(desc),
    facts({ [t('customer')]: customerName, [t('place')]: place }),
    metrics(figures, metricsSource),
    html,
    section(
      t('products'),
      points(
        products?.flatMap(({ id }) => {
          const product = content.find('product', id)?.value;
          return product
            ? [{ title: product.name, desc: product.tagline, href: link(toPath(addresses.product, id)) }]
            : [];
        }),
      ),
    ),
  ],
  activity: (event, { t, site }) => {
    const { start, end, wholeDays } = eventSpan(event, site);
    const zone = zoneName(event, site);
    const [first, last] = [start, end].map((moment) =>
      wholeDays ? moment.slice(0, 10) : moment.slice(0, 16).replace('T', ' '),
    );
    return [
      paragraph(event.activityIntroduction),
      facts({
        [t('dates')]: [
          first === last ? first : `${first} – ${last}`,
          wholeDays ? undefined : `UTC${start.slice(19)}`,
          zone && `(${zone})`,
        ]
          .filter(Boolean)
          .join(' '),
        [t('status')]: event.eventStatus && t(event.eventStatus === 'CANCELLED' ? 'cancelled' : 'postponed'),
        [t('place')]: event.place,
        [t('type')]: event.activityType,
        [t('live')]: event.eventStatus ? undefined : event.liveAddress,
        [t('enrol')]:
          event.enrollStatus === 'OPEN' && !event.eventStatus
            ? (event.thirdLink ?? event.enrollButtonTitle)
            : undefined,
      }),
      event.activityDescribe ?? '',
      section(
        t('agenda'),
        points(
          event.activityAgendas?.map(({ agendaStr, title, activitySpeaker }) => ({
            title: agendaStr,
            desc: [title, activitySpeaker?.name, activitySpeaker?.position].filter(Boolean).join(' · '),
          })),
        ),
      ),
      section(
        t('speakers'),
        points(event.activitySpeakers?.map(({ name, position }) => ({ title: name, desc: position }))),
      ),
    ];
  },
  'media-resource': ({ resourceType, createdAt, liveAddress, resourceDesc }, { t, day }) => [
    facts({ [t('type')]: resourceType, [t('published')]: day(createdAt), [t('live')]: liveAddress }),
    resourceDesc ?? '',
  ],
  publication: ({ introduction, publicationDescribe, exampleBOS }, { cases }) => [
    paragraph(introduction),
    publicationDescribe ?? '',
    cases(exampleBOS),
  ],
  introduction: ({ mainTitle, describe, metrics: figures, metricsSource, milestones }, { t, metrics }) => [
    paragraph(mainTitle),
    describe,
    metrics(figures, metricsSource),
    section(t('milestones'), points(milestones?.map(({ date, title, desc }) => ({ title: `${date} ${title}`, desc })))),
  ],
  'service-and-support': (page, { rich }) => rich(page),
  'join-us': (page, { t, rich }) => [
    ...rich(page),
    section(
      t('positions'),
      points(
        page.positions?.map(({ title, desc, places, address }) => ({
          title,
          desc: [places.join(', '), desc].filter(Boolean).join(' · '),
          href: address,
        })),
      ),
    ),
  ],
  'text-page': ({ desc, updatedAt, content }, { t, day }) => [
    paragraph(desc),
    facts({ [t('updated')]: day(updatedAt) }),
    content,
  ],
  'static-page': ({ title, desc, url }) => [paragraph(desc), points([{ title, href: url }])],
  'landing-page': ({ desc, banners, needs, steps, agreement, paymentInfo, exampleBOList }, { t, files, cases }) => [
    paragraph(desc),
    ...banners.map(({ title, desc: says, subheading }) => section(title, paragraph(subheading), paragraph(says))),
    section(t('needs'), points(needs)),
    section(t('steps'), points(steps)),
    files(agreement, paymentInfo),
    cases(exampleBOList),
  ],
};

/** What an entry's page says beside its title, as HTML of its fields: nothing of it is read out of a page. */
export function writeEntry<Name extends TypeName>(entry: Entry<Name>, ground: Ground): Part {
  const write = writers[entry.type] as Write<Name> | undefined;
  return write ? write(entry.value, createWords(ground)).join('') : '';
}
