import { addresses } from '../../contract/addresses.ts';
import type { WidgetName } from '../../loader/widgets.ts';
import type { Mark } from './consult-form.ts';

/** An attribute's value, or what it is in each language: entries' ids are a language's own. */
type Value = string | Readonly<Record<Mark, string | number>>;

const product = { 'product-id': { cn: 101, en: 501 } };
const category = { 'category-id': { cn: 101, en: 501 } };
const solution = { 'solution-id': { cn: 101, en: 501 } };
const customerCase = { 'case-id': { cn: 101, en: 501 } };
const journal = { 'publication-id': { cn: 101, en: 501 } };
const paper = { 'publication-id': { cn: 106, en: 506 } };
const film = { 'media-id': { cn: 102, en: 502 } };
const event = { 'event-id': { cn: 101, en: 501 } };
const article = { 'article-id': { cn: 101, en: 501 } };
const form = { 'form-id': { cn: 1, en: 4001 } };
const videos = JSON.stringify([{ url: '/files/videos/clip-1.mp4', title: 'A video' }]);

/** Every tag as somebody else's page would write it: what it shows must not depend on the page that it stands in. */
export const bareTags: Readonly<Partial<Record<WidgetName, Readonly<Record<string, Value>>>>> = {
  actions: {},
  article,
  'article-related': article,
  banner: { address: addresses.products },
  'case-carousel': product,
  'case-hero': customerCase,
  'case-list': {},
  'case-next': customerCase,
  'case-story': customerCase,
  'case-wall': {},
  'category-hero': category,
  'category-products': category,
  'category-text': category,
  'consult-cta': {},
  'embed-builder': {},
  'embed-check': {},
  event,
  'event-agenda': event,
  'event-carousel': {},
  'event-facts': event,
  'event-hero': event,
  'event-list': {},
  'event-reviews': { 'event-id': { cn: 113, en: 513 } },
  'event-speakers': event,
  'event-text': event,
  'event-video': event,
  'feed-link': { feed: 'events' },
  footer: {},
  form,
  'form-sent': form,
  header: {},
  'hero-carousel': {},
  home: {},
  'home-products': {},
  'home-solutions': {},
  journal,
  'media-featured': {},
  'media-film': film,
  'media-list': {},
  'media-more': film,
  introduction: {},
  'join-us': {},
  'media-player': { videos },
  'media-text': film,
  news: {},
  'news-list': {},
  'not-found': {},
  opener: { open: 'time:9999', ...form },
  'page-frame': { address: addresses.ai },
  'paper-cases': paper,
  'paper-download': paper,
  'paper-hero': paper,
  'paper-text': paper,
  'portal-apply': {},
  'portal-doors': {},
  'portal-needs': { address: addresses.supplier },
  'portal-steps': { address: addresses.supplier },
  'preview-bar': { kind: 'news', name: 'A draft', until: '2030-01-01T00:00:00.000Z' },
  'product-blueprints': product,
  'product-demands': product,
  'product-functions': product,
  'product-hero': product,
  'product-list': {},
  'product-nav': product,
  'product-scenes': product,
  'product-strengths': product,
  'product-values': product,
  'publication-list': {},
  search: { q: { cn: '制造', en: 'production' } },
  services: {},
  'solution-hero': solution,
  'solution-insights': solution,
  'solution-list': {},
  'solution-parts': solution,
  'solution-scenes': solution,
  'solution-values': solution,
  'text-page': { address: addresses.privacy },
};

/** What the tag needs in a language, by attribute. */
export function attributesOf(name: WidgetName, mark: Mark): [attribute: string, value: string][] {
  return Object.entries(bareTags[name] ?? {}).map(([attribute, value]) => [
    attribute,
    String(typeof value === 'string' ? value : value[mark]),
  ]);
}

/** The tag as HTML, with what it needs in a language. */
export function writeTag(name: WidgetName, mark: Mark): string {
  const written = attributesOf(name, mark).map(
    ([attribute, value]) => ` ${attribute}="${value.replaceAll('"', '&quot;')}"`,
  );
  return `<vt-${name}${written.join('')}></vt-${name}>`;
}

/** Widgets of which nothing is seen: they only open others. */
export const mute: ReadonlySet<WidgetName> = new Set(['opener']);
