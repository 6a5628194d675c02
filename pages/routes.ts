import { addresses } from '../contract/addresses.ts';
import { checkPath } from '../widgets/shared/embed-paths.ts';
import { aboutUsHead } from './about-us/about-us.head.ts';
import { aiHead } from './ai/ai.head.ts';
import { articleHead } from './article/article.head.ts';
import { caseHead } from './case/case.head.ts';
import { casesHead } from './cases/cases.head.ts';
import { embedHead } from './embed/embed.head.ts';
import { embedQuery, embedShared } from './embed/embed.query.ts';
import { embedCheckHead } from './embed-check/embed-check.head.ts';
import { eventHead } from './event/event.head.ts';
import { eventsHead } from './events/events.head.ts';
import { createFaultHead } from './fault/fault.head.ts';
import { type FaultName, statusOf } from './fault/fault.text.ts';
import { formHead } from './form/form.head.ts';
import { formQuery } from './form/form.query.ts';
import { formSentQuery } from './form-sent/form-sent.query.ts';
import { homeHead } from './home/home.head.ts';
import { joinUsHead } from './join-us/join-us.head.ts';
import { landingHead } from './landing/landing.head.ts';
import { listQuery } from './list-query.ts';
import { mediaHead } from './media/media.head.ts';
import { mediaResourceHead } from './media-resource/media-resource.head.ts';
import { newsHead } from './news/news.head.ts';
import { notFoundHead } from './not-found/not-found.head.ts';
import type { PageRoute, RouteRow } from './page-route.ts';
import { portalHead } from './portal/portal.head.ts';
import { productHead } from './product/product.head.ts';
import { productCategoryHead } from './product-category/product-category.head.ts';
import { productsHead } from './products/products.head.ts';
import { publicationHead } from './publication/publication.head.ts';
import { publicationsHead } from './publications/publications.head.ts';
import { searchHead } from './search/search.head.ts';
import { searchQuery } from './search/search.query.ts';
import { servicesHead } from './services/services.head.ts';
import { solutionHead } from './solution/solution.head.ts';
import { solutionsHead } from './solutions/solutions.head.ts';
import { textPageHead } from './text-page/text-page.head.ts';

/** Every page, in the order that addresses are tried. */
export const routes: readonly RouteRow[] = [
  { address: addresses.home, page: 'home', head: homeHead },
  { address: addresses.form, page: 'form', query: formQuery, unlisted: true, head: formHead },
  { address: addresses.formSent, page: 'form-sent', query: formSentQuery, unlisted: true, head: formHead },
  { address: addresses.formPreview, page: 'form', query: formQuery, unlisted: true, head: formHead },
  { address: addresses.products, page: 'products', head: productsHead },
  { address: addresses.productCategory, page: 'product-category', head: productCategoryHead },
  { address: addresses.cases, page: 'cases', head: casesHead },
  { address: addresses.case, page: 'case', head: caseHead },
  { address: addresses.product, page: 'product', head: productHead },
  { address: addresses.solutions, page: 'solutions', head: solutionsHead },
  { address: addresses.solution, page: 'solution', head: solutionHead },
  {
    address: addresses.events,
    page: 'events',
    query: listQuery('from', 'to', 'place', 'type', 'keyword'),
    head: eventsHead,
  },
  { address: addresses.media, page: 'media', query: listQuery('from', 'to', 'type', 'keyword'), head: mediaHead },
  { address: addresses.mediaResource, page: 'media-resource', head: mediaResourceHead },
  { address: addresses.publications, page: 'publications', query: listQuery(), head: publicationsHead },
  { address: addresses.publication, page: 'publication', head: publicationHead },
  { address: addresses.event, page: 'event', head: eventHead },
  { address: addresses.aboutUs, page: 'about-us', head: aboutUsHead },
  { address: addresses.introductions, redirect: addresses.aboutUs },
  { address: addresses.aboutUsAlias, redirect: addresses.aboutUs },
  { address: addresses.introductionPreview, page: 'about-us', unlisted: true, head: aboutUsHead },
  { address: addresses.news, page: 'news', query: listQuery(), head: newsHead },
  { address: addresses.newsPreview, redirect: addresses.articlePreview },
  { address: addresses.article, page: 'article', head: articleHead },
  { address: addresses.articlePreview, page: 'article', unlisted: true, head: articleHead },
  { address: addresses.services, page: 'services', head: servicesHead },
  { address: addresses.servicePreview, page: 'services', unlisted: true, head: servicesHead },
  { address: addresses.joinUs, page: 'join-us', head: joinUsHead },
  { address: addresses.joinUsPreview, page: 'join-us', unlisted: true, head: joinUsHead },
  { address: addresses.supplierPortal, page: 'portal', head: portalHead },
  { address: addresses.purchaser, page: 'landing', head: landingHead },
  { address: addresses.supplier, page: 'landing', head: landingHead },
  { address: addresses.ai, page: 'ai', theme: 'dark', frames: { shows: ["'self'"] }, head: aiHead },
  { address: addresses.aiPage, page: 'ai', theme: 'dark', frames: { shows: ["'self'"] }, head: aiHead },
  { address: addresses.privacy, widget: 'text-page', head: textPageHead },
  {
    address: addresses.search,
    page: 'search',
    query: searchQuery,
    shared: ['q', 'type'],
    unlisted: true,
    endless: true,
    head: searchHead,
  },
  {
    address: addresses.embed,
    widget: 'embed-builder',
    query: embedQuery,
    shared: embedShared,
    frames: { shows: ["'self'"] },
    unlisted: true,
    endless: true,
    // Nothing of it is for a site of files: what it shows is the server's to answer.
    enumerate: async () => [],
    head: embedHead,
  },
  {
    address: checkPath,
    widget: 'embed-check',
    unlisted: true,
    // Without the server's call there is nothing to check with.
    enumerate: async () => [],
    head: embedCheckHead,
  },
];

/** What every other address shows. */
export const notFound: PageRoute = {
  address: '*',
  page: 'not-found',
  unlisted: true,
  status: 404,
  head: notFoundHead,
};

/** What a fault shows, in the site's frame. */
export function faultRoute(fault: FaultName): PageRoute {
  return { address: '*', page: 'fault', unlisted: true, status: statusOf(fault), head: createFaultHead(fault) };
}
