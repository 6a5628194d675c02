import { idIn, type LargeEntry } from './large-file.ts';
import type { Random } from './random.ts';
import { categories, customers, industries, type Mark, points, products, sentences, type Words } from './words.ts';
import { chooseFacts, fill, writeBody } from './write-text.ts';

const inBoth = (cn: string, en: string): Words => ({ cn, en });

/** Cases are written before all else: publications and products show them. */
const caseCount = 60;

/** What every site has a handful of, however large it grows: itself, its menus, forms, products and customers. */
export function makeFrame(random: Random): LargeEntry[] {
  return [...makeShell(random), ...makeOffer(random), ...makeCases(random)];
}

function makeShell(random: Random): LargeEntry[] {
  const menu = [
    ['/product', '产品', 'Products'],
    ['/solution', '解决方案', 'Solutions'],
    ['/cases', '客户', 'Customers'],
    ['/activity', '活动', 'Events'],
    ['/media', '视频', 'Videos'],
    ['/periodical', '刊物', 'Publications'],
    ['/about-us', '关于', 'About us'],
  ] as const;
  const headings = [
    ['BRAND_ACTIVITIES', '品牌活动', 'Events'],
    ['MULTIMEDIA_RESOURCE', '视频中心', 'Video library'],
    ['Corporate publication', '企业刊物', 'Publications'],
  ] as const;
  const text = (title: Words, type: LargeEntry['type']): LargeEntry => ({
    type,
    slug: type,
    fields: (mark) => ({ id: idIn(mark, 1), title: title[mark] }),
    body: writeBody(random, chooseFacts(random)),
  });
  return [
    {
      type: 'site',
      slug: 'site',
      fields: (mark) => ({
        id: mark === 'cn' ? 1 : 2,
        mark,
        name: inBoth('远帆软件', 'Farsail Software')[mark],
        title: inBoth('远帆软件', 'Farsail Software')[mark],
        lang: inBoth('zh-CN', 'en')[mark],
        languageName: inBoth('中文', 'English')[mark],
        logo: 'pictures/cover-1.svg',
        timeZone: 'Asia/Shanghai',
      }),
    },
    {
      type: 'dictionary',
      slug: 'words',
      fields: (mark) => ({ words: { 'actions.consult': inBoth('咨询', 'Ask us')[mark] } }),
    },
    {
      type: 'form',
      slug: 'consult',
      fields: (mark) => ({
        id: mark === 'cn' ? 1 : 4001,
        name: inBoth('预约顾问', 'Talk to an adviser')[mark],
        formFields: [
          { id: 1, name: inBoth('姓名', 'Name')[mark], type: 'INPUT' },
          { id: 2, name: inBoth('邮箱', 'E-mail')[mark], type: 'EMAIL' },
        ],
      }),
    },
    ...menu.map(
      ([pageAddress, cn, en], index): LargeEntry => ({
        type: 'top-navigation',
        slug: pageAddress.slice(1),
        fields: (mark) => ({
          id: idIn(mark, index + 1),
          order: index,
          displayName: inBoth(cn, en)[mark],
          navigationName: inBoth(cn, en)[mark],
          pageAddress,
        }),
      }),
    ),
    ...(['PRODUCT', 'SOLUTION'] as const).map(
      (source, index): LargeEntry => ({
        type: 'top-header',
        slug: source.toLowerCase(),
        fields: (mark) => ({
          id: idIn(mark, index + 1),
          source,
          title: inBoth('全部', 'All')[mark],
          pageAddress: `/${source.toLowerCase()}`,
        }),
      }),
    ),
    {
      type: 'bottom-navigation',
      slug: 'footer',
      fields: (mark) => ({
        id: idIn(mark, 1),
        briefIntroductionList: [{ logo: 'pictures/cover-2.svg', introductionContent: '+86 21 5080 0000' }],
        aboutEndpointsList: [],
        quickLinksList: [],
        discoverMoreList: [],
      }),
    },
    ...headings.map(
      ([type, cn, en], index): LargeEntry => ({
        type: 'page-heading',
        slug: `heading-${index + 1}`,
        fields: (mark) => ({ id: idIn(mark, index + 1), type, title: inBoth(cn, en)[mark] }),
      }),
    ),
    ...(['CAROUSEL', 'PRODUCT', 'NEWS'] as const).map(
      (moduleType, index): LargeEntry => ({
        type: 'home-module',
        slug: moduleType.toLowerCase(),
        fields: (mark) => ({
          id: idIn(mark, index + 1),
          order: index,
          moduleType,
          moduleName: moduleType,
          title: inBoth('让经营有据可依', 'Business software you can steer by')[mark],
          ...(moduleType === 'CAROUSEL'
            ? { carouselOpt: [{ id: 1, title: inBoth('远帆', 'Farsail')[mark], pcResource: 'pictures/cover-3.svg' }] }
            : {}),
        }),
      }),
    ),
    text(inBoth('公司介绍', 'About us'), 'introduction'),
    text(inBoth('服务与支持', 'Service and support'), 'service-and-support'),
    text(inBoth('加入我们', 'Join us'), 'join-us'),
  ];
}

const list = (words: readonly Words[], make: (word: Words, index: number) => LargeEntry) => words.map(make);
const nameOf = (word: Words, mark: Mark) => word[mark];

function makeOffer(random: Random): LargeEntry[] {
  return [
    ...list(categories, (word, index) => ({
      type: 'product-category',
      slug: `category-${index + 1}`,
      fields: (mark) => ({ id: idIn(mark, index + 1), order: index, name: nameOf(word, mark) }),
      body: writeBody(random, chooseFacts(random)),
    })),
    ...list(products, (word, index) => ({
      type: 'product',
      slug: `product-${index + 1}`,
      fields: (mark) => ({
        id: idIn(mark, index + 1),
        order: index,
        name: nameOf(word, mark),
        category: `category-${(index % categories.length) + 1}`,
        proLogo: 'pictures/cover-4.svg',
        exampleBOList: [`case-${index + 1}`],
      }),
    })),
    ...list(industries, (word, index) => ({
      type: 'industry',
      slug: `industry-${index + 1}`,
      fields: (mark) => ({ id: idIn(mark, index + 1), order: index, name: nameOf(word, mark) }),
    })),
    ...list(products, (word, index) => ({
      type: 'solution',
      slug: `solution-${index + 1}`,
      fields: (mark) => ({
        id: idIn(mark, index + 1),
        order: index,
        industry: `industry-${(index % industries.length) + 1}`,
        name: nameOf(word, mark),
        exampleSolutionRelationBOList: [`case-${index + 1}`],
      }),
    })),
    ...list(points, (word, index) => {
      const facts = chooseFacts(random);
      return {
        type: 'advantage',
        slug: `advantage-${index + 1}`,
        fields: (mark) => ({
          id: idIn(mark, index + 1),
          logo: 'pictures/cover-5.svg',
          title: fill(word, facts, mark),
          desc: fill(word, facts, mark),
        }),
      };
    }),
  ];
}

function makeCases(random: Random): LargeEntry[] {
  return list(random.some(customers, caseCount), (word, index) => {
    const facts = { ...chooseFacts(random), customer: word };
    const sentence = random.pick(sentences);
    return {
      type: 'example',
      slug: `case-${index + 1}`,
      fields: (mark) => ({
        id: idIn(mark, index + 1),
        title: fill(sentence, facts, mark),
        customerName: word[mark],
        industry: `industry-${(index % industries.length) + 1}`,
        coverMaterial: `pictures/cover-${(index % 24) + 1}.svg`,
      }),
      body: writeBody(random, facts),
    };
  });
}
