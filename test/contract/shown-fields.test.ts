import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addresses } from '../../contract/addresses.ts';
import type { CallAnswer } from '../../contract/calls.ts';
import { pageSize } from '../../contract/constants.ts';
import type { Activity } from '../../contract/entities/activity.ts';
import type { HomeModule } from '../../contract/entities/home.ts';
import type { LandingPage } from '../../contract/entities/landing.ts';
import type { Publication } from '../../contract/entities/media.ts';
import type { StaticPage } from '../../contract/entities/page.ts';
import type { Product } from '../../contract/entities/product.ts';
import type { Resource } from '../../contract/entities/shared.ts';
import { zoneName } from '../../contract/event-days.ts';
import { toPath } from '../../contract/paths.ts';
import { activitySchema, activitySummarySchema } from '../../contract/schemas/activity.ts';
import { articleSchema, introductionSchema } from '../../contract/schemas/article.ts';
import { exampleSchema } from '../../contract/schemas/example.ts';
import { advantageSchema, homeModuleSchema } from '../../contract/schemas/home.ts';
import { landingPageSchema } from '../../contract/schemas/landing.ts';
import { mediaResourceSchema, publicationSchema } from '../../contract/schemas/media.ts';
import { topNavigationItemSchema } from '../../contract/schemas/navigation.ts';
import { joinUsPageSchema, richPageSchema, staticPageSchema } from '../../contract/schemas/page.ts';
import {
  productCategorySchema,
  productGroupSchema,
  productSchema,
  productSummarySchema,
} from '../../contract/schemas/product.ts';
import { industrySchema, solutionSchema } from '../../contract/schemas/solution.ts';
import { statusText as badges } from '../../widgets/kit/components/status-badge.text.ts';
import { formatDate } from '../../widgets/kit/runtime/dates.ts';
import { readLabels } from '../../widgets/shared/labels.ts';
import { runApp, type TestApp } from './support/run-app.ts';
import { isSeen, listFields, lookAt, pick, type SeenPage } from './support/seen.ts';
import { at, part, points, type Row, type Where } from './support/shown-rows.ts';
import { sitePages } from './support/site-pages.ts';

/** Every field of section 3 of the entities that have their pages, and where a visitor meets it. */
const rows: readonly Row[] = [
  {
    entity: 'the product list’s group',
    schema: productGroupSchema.omit({ productList: true }),
    list: async (site) => (await listGroups(site)).map((entry) => ({ entry, pages: listPages() })),
    fields: { id: addresses.products, name: addresses.products, desc: addresses.products },
  },
  {
    entity: 'the product’s summary',
    schema: productSummarySchema,
    list: async (site) =>
      (await listGroups(site)).flatMap(({ id, productList }) =>
        productList.map((entry) => ({
          entry,
          pages: { ...listPages(), [addresses.productCategory]: toPath(addresses.productCategory, id) },
        })),
      ),
    fields: {
      id: addresses.products,
      name: addresses.products,
      tagline: addresses.products,
      proLogo: addresses.products,
      desc: addresses.productCategory,
      pcResource: addresses.productCategory,
      mobileResource: addresses.productCategory,
    },
  },
  {
    entity: 'the product category',
    schema: productCategorySchema,
    list: async (site) =>
      Promise.all(
        (await listGroups(site)).map(async ({ id }) => ({
          entry: (await ask<CallAnswer<'GET /product-category/detail/:id'>>(`product-category/detail/${id}`))
            .productCategory,
          pages: { ...listPages(), [addresses.productCategory]: toPath(addresses.productCategory, id) },
        })),
      ),
    fields: {
      id: addresses.products,
      name: addresses.productCategory,
      desc: addresses.productCategory,
      subtitle: addresses.productCategory,
      content: addresses.productCategory,
      jumpBO: addresses.productCategory,
      demonstration: addresses.productCategory,
      pcResource: addresses.productCategory,
      mobileResource: addresses.productCategory,
    },
  },
  {
    entity: 'the product',
    schema: productSchema,
    list: async (site) =>
      Promise.all(
        (await listGroups(site))
          .flatMap(({ productList }) => productList)
          .map(async ({ id }) => ({
            entry: await ask<Product>(`product/${id}`),
            pages: { ...listPages(), [addresses.product]: toPath(addresses.product, id) },
          })),
      ),
    fields: {
      id: addresses.products,
      ...at(addresses.product, [
        'name',
        'desc',
        'tagline',
        'proLogo',
        'pcResource',
        'mobileResource',
        'diagram',
        'jumpBO',
      ]),
      ...points('businessValues', addresses.product),
      ...points('productConfig.config', addresses.product),
      ...points('productSuperiority', addresses.product),
      ...points('coreFunctions[].functionList', addresses.product),
      'productConfig.name': seesDemandTitle,
      'productConfig.desc': addresses.product,
      isShowEnterpriseDemandTitle: seesDemandTitle,
      'coreFunctions[].id': part,
      ...at(addresses.product, ['coreFunctions[].name', 'coreFunctions[].iconUrl']),
      ...both(
        ['applicationScenes', 'applicationScenarios'],
        ['[].name', '[].desc', '[].resource', '[].config[].title'],
      ),
      ...both(['businessBluePrints', 'blueprints'], ['[].title', '[].logo', '[].resourceUrl']),
      'businessBluePrints[].id': part,
      'blueprints[].id': part,
      'exampleBOList[]': addresses.product,
    },
  },
  {
    entity: 'the industry',
    schema: industrySchema,
    list: async (site) => (await listIndustries(site)).map(({ industry }) => ({ entry: industry, pages: listPages() })),
    fields: {
      id: part,
      ...at(addresses.solutions, ['name', 'desc', 'indusIcon', 'jumpBO', 'pcResource', 'mobileResource']),
    },
  },
  {
    entity: 'the solution',
    schema: solutionSchema,
    list: async (site) =>
      Promise.all(
        (await listIndustries(site))
          .flatMap(({ solutions }) => solutions)
          .map(async ({ id }) => ({
            entry: await ask<CallAnswer<'GET /solution/:id'>>(`solution/${id}`),
            pages: { ...listPages(), [addresses.solution]: toPath(addresses.solution, id) },
          })),
      ),
    fields: {
      id: addresses.solutions,
      tagline: addresses.solutions,
      ...at(addresses.solution, ['name', 'desc', 'pcResource', 'mobileResource', 'industryName', 'jumpBO']),
      ...points('industryState', addresses.solution),
      ...points('businessValue', addresses.solution),
      'businessValue[].figure': addresses.solution,
      ...points('solutions', addresses.solution),
      ...points('businessScene', addresses.solution),
      'exampleSolutionRelationBOList[]': addresses.solution,
    },
  },
  {
    entity: 'the case',
    schema: z.object(exampleSchema.shape),
    list: async (site) =>
      Promise.all(
        (await ask<CallAnswer<'POST /example/list'>>('example/list', { site: { id: site } })).map(async ({ id }) => ({
          entry: await ask<CallAnswer<'GET /example/:id'>>(`example/${id}`),
          pages: { ...listPages(), [addresses.case]: toPath(addresses.case, id) },
        })),
      ),
    fields: {
      id: addresses.cases,
      tagline: addresses.cases,
      coverMaterial: addresses.cases,
      place: addresses.home,
      location: { unseen: 'the globe turns by it' },
      industryId: part,
      moduleType: part,
      ...at(addresses.case, ['title', 'desc', 'customerName', 'customerLogo', 'videoMaterial', 'backgroundMaterial']),
      ...at(addresses.case, ['metrics[].value', 'metrics[].label', 'metricsSource', 'content', 'products[]', 'jumpBO']),
    },
  },
  {
    entity: 'the media resource',
    schema: mediaResourceSchema,
    list: async (site) => {
      const body = { site: { id: site }, pageSize: pageSize.most };
      const { data } = await ask<CallAnswer<'POST /multimedia/resource/list'>>('multimedia/resource/list', body);
      return Promise.all(
        data.map(async ({ id }) => ({
          entry: await ask<CallAnswer<'GET /multimedia/resource/:id'>>(`multimedia/resource/${id}`),
          pages: { [addresses.mediaResource]: toPath(addresses.mediaResource, id) },
        })),
      );
    },
    fields: {
      id: part,
      createdAt: { unseen: 'its day is, as the language writes it' },
      isNeedContact: { unseen: 'a lock and the form say it' },
      duration: { unseen: 'it is seen in minutes and seconds' },
      ...at(addresses.mediaResource, ['titleContent', 'resourceType', 'videoMaterial', 'resourceDesc']),
      coverMaterial: seesCover,
      ...at(addresses.mediaResource, ['jumpBO', 'liveAddress']),
    },
  },
  {
    entity: 'the publication',
    schema: publicationSchema,
    list: async (site) =>
      Promise.all(
        (
          await ask<CallAnswer<'POST /corporate/publications/list'>>('corporate/publications/list', {
            site: { id: site },
            pageSize: pageSize.most,
          })
        ).data.map(async ({ id }) => ({
          entry: await ask<Publication>(`corporate/publications/${id}`),
          pages: { ...listPages(), [addresses.publication]: toPath(addresses.publication, id) },
        })),
      ),
    fields: {
      id: part,
      type: ({ markup }, value) => markup.includes('class="measure issue"') === (value === 'PUBLICATION'),
      ...at(addresses.publication, ['name', 'picture', 'introduction', 'publicationDescribe', 'jumpBO']),
      ...at(addresses.publication, [
        'basePicture',
        'mobileBasePicture',
        'backgroundPicture',
        'mobileBackgroundPicture',
      ]),
      'exampleBOS[]': ({ markup }, value, entry) => {
        const { id } = value as { id: number };
        const place = (entry as Publication).exampleBOS?.findIndex((each) => each.id === id) ?? 0;
        return markup.includes(`/case-detail/${id}"`) === place < 3;
      },
    },
  },
  {
    entity: 'the event’s summary',
    schema: activitySummarySchema,
    list: async (site) =>
      (await listEvents(site)).map((entry, place) => {
        const pageNo = Math.floor(place / pageSize.standard) + 1;
        return { entry, pages: { [addresses.events]: addresses.events + (pageNo > 1 ? `?pageNo=${pageNo}` : '') } };
      }),
    fields: {
      id: addresses.events,
      startDate: seesDay,
      endDate: seesDay,
      timeZone: seesZone,
      eventStatus: seesStatus,
      ...at(addresses.events, ['activityName', 'activityType', 'activityTimeStr', 'activityIntroduction', 'place']),
      liveAddress: { unseen: 'on its days it is live: test/unit/widgets/event-cards.test.tsx' },
      coverMaterial: { unseen: 'its card has it, which a visitor may turn to: likewise' },
      activityShowType: { unseen: 'how its own page looks' },
      enrollStatus: { unseen: 'enrolment stands on its own page' },
      enrollButtonTitle: { unseen: 'likewise' },
      enrollTypeDict: { unseen: 'likewise' },
      enrollDetail: { unseen: 'likewise' },
      thirdLink: { unseen: 'likewise' },
    },
  },
  {
    entity: 'the event of the carousel',
    schema: activitySummarySchema.pick({ id: true, activityName: true, coverMaterial: true }),
    list: async (site) =>
      (await ask<CallAnswer<'GET /fixed/activity/list/:siteId'>>(`fixed/activity/list/${site}`)).map((entry) => ({
        entry,
        pages: { [addresses.events]: addresses.events },
      })),
    fields: { ...at(addresses.events, ['id', 'activityName']), coverMaterial: seesFeaturedCover },
  },
  {
    entity: 'the event',
    schema: activitySchema,
    list: async (site) =>
      Promise.all(
        (await listEvents(site)).map(async ({ id }) => ({
          entry: await ask<CallAnswer<'GET /activity/:id'>>(`activity/${id}`),
          pages: { [addresses.event]: toPath(addresses.event, id) },
        })),
      ),
    fields: {
      id: part,
      startDate: seesDay,
      endDate: seesDay,
      timeZone: seesZone,
      eventStatus: seesStatus,
      coverMaterial: seesCover,
      activityShowType: ({ markup }, value) => markup.includes('<vt-event-video') === (value !== 'STANDARD'),
      enrollStatus: { unseen: 'what the button may do: test/unit/contract/event-status.test.ts' },
      enrollTypeDict: { unseen: 'how it does it, likewise' },
      enrollDetail: seesWhileOpen,
      enrollButtonTitle: seesWhileOpen,
      // Nobody enrols for what is called off.
      thirdLink: ({ markup }, value, entry) =>
        markup.includes(`${value}"`) === ((entry as Activity).eventStatus === undefined),
      'activityAgendas[].activitySpeaker.id': part,
      'activitySpeakers[].id': part,
      'activityReviews[].id': part,
      'activityReviews[].playType': { unseen: 'what follows its form: test/unit/widgets/event-reviews.test.tsx' },
      ...at(addresses.event, ['activityName', 'activityTimeStr', 'activityIntroduction', 'activityType', 'place']),
      ...at(addresses.event, ['liveAddress', 'videoMaterial', 'activityDescribe']),
      ...at(
        addresses.event,
        ['agendaStr', 'title', 'activitySpeaker.name', 'activitySpeaker.avatar', 'activitySpeaker.position'].map(
          (field) => `activityAgendas[].${field}`,
        ),
      ),
      ...at(
        addresses.event,
        ['name', 'avatar', 'position'].map((field) => `activitySpeakers[].${field}`),
      ),
      ...at(
        addresses.event,
        ['title', 'description', 'coverMaterial', 'jumpBO'].map((field) => `activityReviews[].${field}`),
      ),
    },
  },
  {
    entity: 'the introduction',
    schema: introductionSchema,
    list: async (site) => [
      {
        entry: await ask<CallAnswer<'POST /introduce'>>('introduce', { site: { id: site } }),
        pages: { own: addresses.aboutUs },
      },
    ],
    fields: {
      id: { unseen: 'a site has one that is public' },
      ...at('own', ['title', 'mainTitle', 'logo', 'describe', 'metrics[].value', 'metrics[].label', 'metricsSource']),
      ...at('own', ['milestones[].date', 'milestones[].title', 'milestones[].desc']),
    },
  },
  {
    entity: 'the article',
    schema: articleSchema,
    list: async (site) =>
      Promise.all(
        (await listNews(site)).map(async ({ id }) => ({
          entry: await ask<CallAnswer<'GET /news/:id'>>(`news/${id}`),
          pages: { [addresses.article]: toPath(addresses.article, id) },
        })),
      ),
    fields: {
      id: part,
      label: ({ words }, value) => readLabels(String(value)).every((label) => words.includes(label)),
      createTime: ({ markup }, value) => markup.includes(`datetime="${String(value)}"`),
      createdAt: { unseen: 'stands for createTime where a file has none; else for machines' },
      ...at(addresses.article, ['title', 'desc', 'coverMaterial', 'content', 'author', 'edit']),
      'mediaCoverageList[].address': addresses.article,
      'mediaCoverageList[].mediaName': addresses.article,
    },
  },
  ...[
    { entity: 'the service page', schema: richPageSchema, call: 'serviceAndSupport', own: addresses.services },
    { entity: 'the join-us page', schema: joinUsPageSchema, call: 'joinUs', own: addresses.joinUs },
  ].map(({ entity, schema, call, own }) => ({
    entity,
    schema,
    list: async (site: number) => [
      { entry: await ask<CallAnswer<'POST /joinUs'>>(call, { site: { id: site } }), pages: { own } },
    ],
    fields: {
      id: { unseen: 'a site has one of them' },
      ...at('own', ['title', 'legend', 'describe', 'pcResource', 'mobileResource', 'jumpBO']),
      bannerUrl: { unseen: 'stands for pcResource where a file has none' },
      ...at('own', ['metrics[].value', 'metrics[].label', 'metricsSource', 'steps[].title', 'steps[].desc']),
      ...at('own', ['questions[].question', 'questions[].answer']),
      ...(schema === joinUsPageSchema
        ? at('own', ['positions[].title', 'positions[].desc', 'positions[].places[]', 'positions[].address'])
        : {}),
    },
  })),
  {
    entity: 'the top navigation’s entry',
    schema: topNavigationItemSchema,
    list: async (site) =>
      (await ask<CallAnswer<'POST /topNavigation/list'>>('topNavigation/list', { site: { id: site } }))
        // The solutions have a banner of their own: all industries, in turn.
        .filter(({ pageAddress }) => pageAddress === addresses.products || pageAddress === addresses.cases)
        .map((entry) => ({ entry, pages: { ...listPages(), own: entry.pageAddress } })),
    fields: {
      id: part,
      displayName: addresses.home,
      pageAddress: addresses.home,
      desc: { unseen: "a page's own heading comes before it: test/unit/widgets/banner.test.tsx" },
      navigationName: { unseen: "a page's own heading comes before it, likewise" },
      videoRelation: { unseen: 'no page of the catalogue has one: test/unit/widgets/banner.test.tsx' },
      bannerType: ({ markup }, value) => markup.includes(`banner-${String(value).toLowerCase().replaceAll('_', '-')}`),
      ...at('own', ['mobileResource', 'pcResource', 'jumpBO', 'bannerUrl']),
    },
  },
  {
    entity: 'the home page’s module',
    schema: homeModuleSchema,
    list: async (site) =>
      (await ask<CallAnswer<'POST /homepage'>>('homepage', { id: site })).map((entry) => ({
        entry,
        pages: { ...listPages(), own: addresses.home },
      })),
    fields: {
      id: part,
      ...at(addresses.home, ['title', 'desc', 'subheading', 'pcResource', 'mobileResource', 'jumpBO']),
      moduleType: ({ markup }, _, entry) => markup.includes(`module-id="${(entry as HomeModule).id}"`),
      moduleName: { unseen: 'what editors know a module by' },
      'carouselOpt[].id': part,
      ...at(
        addresses.home,
        ['title', 'desc', 'subheading', 'pcResource', 'mobileResource', 'jumpBO'].map(
          (field) => `carouselOpt[].${field}`,
        ),
      ),
    },
  },
  {
    entity: 'the advantage',
    schema: advantageSchema,
    list: async (site) =>
      (await ask<CallAnswer<'POST /enterprise/advantage/list'>>('enterprise/advantage/list', { id: site })).map(
        (entry) => ({ entry, pages: listPages() }),
      ),
    fields: { id: part, ...at(addresses.home, ['logo', 'title', 'desc']) },
  },
  {
    entity: 'the landing page',
    schema: landingPageSchema,
    list: async (site) =>
      Promise.all(
        [addresses.supplierPortal, addresses.purchaser, addresses.supplier].map(async (pageAddress) => ({
          entry: await ask<LandingPage>('landingPage', { site: { id: site }, pageAddress }),
          pages: { ...listPages(), portal: addresses.supplierPortal, own: pageAddress },
        })),
      ),
    fields: {
      id: part,
      desc: { unseen: 'for search engines, and on the door to the page: test/unit/widgets/portal-doors.test.tsx' },
      ...at('portal', ['title', 'logo']),
      ...at('own', ['pageAddress', 'agreement', 'paymentInfo', 'exampleBOList[]']),
      ...at(
        'own',
        ['title', 'desc', 'subheading', 'mobileResource', 'jumpBO'].map((field) => `banners[].${field}`),
      ),
      'banners[].pcResource': 'own',
      ...at('own', ['needs[].title', 'needs[].desc', 'steps[].title', 'steps[].desc']),
    },
  },
  {
    entity: 'the page in a frame',
    schema: staticPageSchema,
    list: async (site) =>
      Promise.all(
        ['/ai', '/ai/close'].map(async (pageAddress) => ({
          entry: await ask<StaticPage>('staticPage', { site: { id: site }, pageAddress }),
          pages: { own: pageAddress },
        })),
      ),
    fields: {
      id: part,
      pageAddress: { unseen: 'where it is' },
      desc: { unseen: 'for search engines' },
      ...at('own', ['title', 'url']),
    },
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await runApp({ CONTENT_DIR: 'examples/content' }, sitePages);
});
afterAll(() => app.stop());

const seen = new Map<string, Promise<SeenPage>>();
function visit(path: string): Promise<SeenPage> {
  const page = seen.get(path) ?? app.get(path).then(async (answer) => lookAt(await answer.text()));
  seen.set(path, page);
  return page;
}

describe.each(rows)('every field of $entity', ({ schema, list, fields }) => {
  it('has its place', () => {
    const names = listFields(schema).map(([name]) => name);
    expect(Object.keys(fields).sort()).toEqual(names.sort());
  });

  it.each(['cn', 'en'])('is seen there in the demo, in %s', async (mark) => {
    const site = app.content.siteOf(mark);
    const missed: string[] = [];
    const met = new Set<string>();
    for (const { entry, pages } of await list(site?.id ?? 0))
      for (const [field, leaf] of listFields(schema)) {
        const where = fields[field] ?? { unseen: '' };
        if (typeof where === 'object') continue;
        // A field that is looked at in a way of its own is looked at on the entry's own page.
        const path = typeof where === 'string' ? pages[where] : Object.values(pages).at(-1);
        const page = await visit(`/${mark}${path}`);
        for (const value of pick(entry, field)) {
          met.add(field);
          const found = typeof where === 'string' ? isSeen(page, leaf, value) : where(page, value, entry);
          if (!found) missed.push(`${path} ${field} ${JSON.stringify(value).slice(0, 80)}`);
        }
      }
    expect(missed).toEqual([]);
    const shown = Object.keys(fields).filter(
      (field) => typeof fields[field] !== 'object' || !('unseen' in fields[field]),
    );
    // A point has its picture under one of two names, or none.
    expect(shown.filter((field) => !met.has(field) && !/\]\.resource(Url)?$/.test(field))).toEqual([]);
  });
});

/** The heading of a product's demands stands there if, and only if, the product says so. */
function seesDemandTitle({ words }: SeenPage, _: unknown, entry: object): boolean {
  const { productConfig, isShowEnterpriseDemandTitle: wanted = false } = entry as Product;
  return !productConfig || words.includes(productConfig.name) === wanted;
}

/** The demo's two sites are in one zone. */
const inShanghai = [
  { mark: 'cn', lang: 'zh-CN', timeZone: 'Asia/Shanghai' },
  { mark: 'en', lang: 'en', timeZone: 'Asia/Shanghai' },
];

function seesDay({ words }: SeenPage, value: unknown, entry: object): boolean {
  return inShanghai.some((site) => words.includes(formatDate(String(value), site, entry)));
}

/** That it is called off, and in which way. */
function seesStatus({ words }: SeenPage, value: unknown): boolean {
  const badge = badges[value === 'CANCELLED' ? 'cancelled' : 'postponed'];
  return Object.values(badge).some((word) => words.includes(word));
}

/** In words, where its hours would be mistaken else. */
function seesZone({ words }: SeenPage, _: unknown, entry: object): boolean {
  return inShanghai.some((site) => words.includes(zoneName(entry as Activity, site) ?? ''));
}

/** A second picture puts the entry forward above its list. */
function seesFeaturedCover({ markup }: SeenPage, value: unknown): boolean {
  const featured = (value as Resource).files[1];
  return featured === undefined || markup.includes(featured.url);
}

/** The first picture is the entry's own. */
function seesCover({ markup }: SeenPage, value: unknown): boolean {
  const [cover] = (value as Resource).files;
  return cover !== undefined && markup.includes(cover.url);
}

/** Nobody enrols for what is over or closed. */
function seesWhileOpen({ words, markup }: SeenPage, value: unknown, entry: object): boolean {
  const { enrollStatus, endDate } = entry as Activity;
  if (enrollStatus === 'CLOSED' || new Date(endDate) < new Date()) return true;
  return typeof value === 'string'
    ? words.includes(value)
    : new RegExp(`/form/${(value as { id: number }).id}["?]`).test(markup);
}

const listPages = () =>
  Object.fromEntries(
    [addresses.home, addresses.products, addresses.solutions, addresses.cases, addresses.events].map((path) => [
      path,
      path,
    ]),
  );

/** Fields that section 3 gives two names. */
function both(names: readonly string[], fields: readonly string[]): Record<string, Where> {
  return at(
    addresses.product,
    names.flatMap((name) => fields.map((field) => name + field)),
  );
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const address = `/api/internal/${path}`;
  const answer = body ? await app.post(address, body) : await app.get(address);
  return ((await answer.json()) as { data: Answer }).data;
}

const listNews = async (site: number) =>
  (await ask<CallAnswer<'POST /news/list'>>('news/list', { site: { id: site }, pageSize: 100 })).data;
const listEvents = async (site: number) =>
  (await ask<CallAnswer<'POST /activity/list'>>('activity/list', { site: { id: site }, pageSize: pageSize.most })).data;
const listGroups = (site: number) => ask<CallAnswer<'POST /product/list'>>('product/list', { site: { id: site } });
const listIndustries = (site: number) =>
  ask<CallAnswer<'POST /solution/list'>>('solution/list', { site: { id: site } });
