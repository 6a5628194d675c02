import { exampleOf } from './cases.ts';

/** A publication as the content server describes it, with everything that its page shows. */
export function publicationOf(type: string, rest: object = {}) {
  return {
    id: 7,
    name: 'After replenishment',
    type,
    picture: '/files/cover.webp',
    introduction: 'What store managers do now',
    backgroundPicture: '/files/background.webp',
    mobileBackgroundPicture: '/files/background-phone.webp',
    basePicture: '/files/base.webp',
    mobileBasePicture: '/files/base-phone.webp',
    publicationDescribe: '<h2 id="one">One</h2><p>First.</p><h2 id="two">Two</h2><p>Second.</p>',
    exampleBOS: [1, 2, 3, 4].map(exampleOf),
    jumpBO: { jumpContentType: 'FORM', formBO: { id: 5 }, unlock: 'publication/7' },
    ...rest,
  };
}

const menu = [{ displayName: 'Publications', pageAddress: '/periodical' }];

const ownRoute = { path: '/periodical/7', params: { id: '7' }, query: {}, base: '', host: 'vendor.example' };

/** What a section of its page is shown with. */
export function situationOf(publication: object, mark: 'cn' | 'en' = 'en', route = ownRoute) {
  const answers = { 'GET /corporate/publications/:id': publication, 'POST /topNavigation/list': menu };
  return { attributes: { 'publication-id': '7' }, answers, mark, page: { route } } as const;
}

/** The same on another page than that of the publication. */
export const elsewhere = (publication: object) =>
  situationOf(publication, 'en', { ...ownRoute, path: '/', host: 'partner.example' });
