import { addresses } from '../contract/addresses.ts';
import { caseHead } from './case/case.head.ts';
import { casesHead } from './cases/cases.head.ts';
import { eventHead } from './event/event.head.ts';
import { eventsHead } from './events/events.head.ts';
import { createFaultHead } from './fault/fault.head.ts';
import { formHead } from './form/form.head.ts';
import { formQuery } from './form/form.query.ts';
import { homeHead } from './home/home.head.ts';
import { listQuery } from './list-query.ts';
import { mediaResourceHead } from './media-resource/media-resource.head.ts';
import { notFoundHead } from './not-found/not-found.head.ts';
import type { PageRoute, RouteRow } from './page-route.ts';
import { productHead } from './product/product.head.ts';
import { productCategoryHead } from './product-category/product-category.head.ts';
import { productsHead } from './products/products.head.ts';
import { publicationHead } from './publication/publication.head.ts';
import { solutionHead } from './solution/solution.head.ts';
import { solutionsHead } from './solutions/solutions.head.ts';
import { textPageHead } from './text-page/text-page.head.ts';

/** Every page, in the order that addresses are tried. */
export const routes: readonly RouteRow[] = [
  { address: addresses.home, page: 'home', head: homeHead },
  { address: addresses.form, page: 'form', query: formQuery, unlisted: true, head: formHead },
  { address: addresses.formSent, page: 'form-sent', unlisted: true, head: formHead },
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
    narrowed: true,
    head: eventsHead,
  },
  { address: addresses.mediaResource, page: 'media-resource', head: mediaResourceHead },
  { address: addresses.publication, page: 'publication', head: publicationHead },
  { address: addresses.event, page: 'event', head: eventHead },
  { address: addresses.privacy, widget: 'text-page', head: textPageHead },
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
export function faultRoute(status: number): PageRoute {
  return { address: '*', page: 'fault', unlisted: true, status, head: createFaultHead(status) };
}
