/**
 * The table of widgets: the folder's name, which is the tag's suffix, and how to fetch it. A new widget is a row here
 * and a folder of the same name; `npm run new-widget NAME` writes both.
 */
export const widgets = {
  actions: () => import('../widgets/actions/actions.define.ts'),
  banner: () => import('../widgets/banner/banner.define.ts'),
  'case-carousel': () => import('../widgets/case-carousel/case-carousel.define.ts'),
  'case-hero': () => import('../widgets/case-hero/case-hero.define.ts'),
  'case-list': () => import('../widgets/case-list/case-list.define.ts'),
  'case-next': () => import('../widgets/case-next/case-next.define.ts'),
  'case-story': () => import('../widgets/case-story/case-story.define.ts'),
  'case-wall': () => import('../widgets/case-wall/case-wall.define.ts'),
  'category-hero': () => import('../widgets/category-hero/category-hero.define.ts'),
  'category-products': () => import('../widgets/category-products/category-products.define.ts'),
  'category-text': () => import('../widgets/category-text/category-text.define.ts'),
  'consult-cta': () => import('../widgets/consult-cta/consult-cta.define.ts'),
  footer: () => import('../widgets/footer/footer.define.ts'),
  form: () => import('../widgets/form/form.define.ts'),
  'form-sent': () => import('../widgets/form-sent/form-sent.define.ts'),
  header: () => import('../widgets/header/header.define.ts'),
  'hero-carousel': () => import('../widgets/hero-carousel/hero-carousel.define.ts'),
  home: () => import('../widgets/home/home.define.ts'),
  'home-products': () => import('../widgets/home-products/home-products.define.ts'),
  'home-solutions': () => import('../widgets/home-solutions/home-solutions.define.ts'),
  'media-player': () => import('../widgets/media-player/media-player.define.ts'),
  news: () => import('../widgets/news/news.define.ts'),
  'not-found': () => import('../widgets/not-found/not-found.define.ts'),
  'product-blueprints': () => import('../widgets/product-blueprints/product-blueprints.define.ts'),
  'product-demands': () => import('../widgets/product-demands/product-demands.define.ts'),
  'product-functions': () => import('../widgets/product-functions/product-functions.define.ts'),
  'product-hero': () => import('../widgets/product-hero/product-hero.define.ts'),
  'product-list': () => import('../widgets/product-list/product-list.define.ts'),
  'product-nav': () => import('../widgets/product-nav/product-nav.define.ts'),
  'product-scenes': () => import('../widgets/product-scenes/product-scenes.define.ts'),
  'product-strengths': () => import('../widgets/product-strengths/product-strengths.define.ts'),
  'product-values': () => import('../widgets/product-values/product-values.define.ts'),
  'text-page': () => import('../widgets/text-page/text-page.define.ts'),
};

export type WidgetName = keyof typeof widgets;
