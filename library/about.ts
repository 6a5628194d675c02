import type { CommonAttribute } from '../contract/common-attributes.ts';
import type { widgets } from '../loader/widgets.ts';
import type { VitrineEvents } from './types.ts';

type Widgets = typeof widgets;
type Attributes<Name extends keyof Widgets> = Awaited<ReturnType<Widgets[Name]>>['default']['attributes'];

/** What a widget shows, and what each of its attributes is, in words and as Markdown. No browser gets them. */
type About = {
  readonly [Name in keyof Widgets]: {
    readonly what: string;
    readonly attributes: { readonly [Property in keyof Attributes<Name>]: string };
  };
};

/** The one place of these words: docs/embedding.md has them too, and a test compares. */
export const about: About = {
  actions: {
    what: 'The floating consult button and the way back to the top',
    attributes: { formId: 'The form that the button opens' },
  },
  article: { what: 'An article: title, labels, day, text, who wrote it', attributes: { articleId: 'Which one' } },
  'article-related': {
    what: 'Three articles that share labels with one, or the latest',
    attributes: { articleId: 'Which one' },
  },
  banner: {
    what: "What a page of the vendor's menu begins with: heading, picture, buttons",
    attributes: {
      address: "Which page's, e.g. `/product`; needed on foreign pages",
      heading: "The page heading whose words it has, e.g. `PRODUCT`; without it the menu's",
    },
  },
  'case-carousel': {
    what: 'Customer cases side by side',
    attributes: {
      productId: "The product whose cases; without one of the three ids all of the site's",
      categoryId: 'The product category whose cases',
      solutionId: 'The solution whose cases',
      heading: 'What stands above them, in place of “Customer stories”',
      ground: '`wash` is the darker of the two grounds that sections alternate',
    },
  },
  'case-hero': {
    what: "What a case's page begins with: customer, title, video, figures",
    attributes: { caseId: 'Which case' },
  },
  'case-list': { what: 'All customer cases by industry', attributes: {} },
  'case-next': { what: 'The case that follows one in the list', attributes: { caseId: 'Which one' } },
  'case-story': { what: "A case's story beside its facts", attributes: { caseId: 'Which case' } },
  'case-wall': {
    what: 'Where customers are, on a globe and in a list, a few of their cases, and a wall of logos',
    attributes: { moduleId: 'The module whose words it takes' },
  },
  'category-hero': {
    what: 'What a category of products begins with: its name, its picture, its buttons',
    attributes: { categoryId: 'Which category' },
  },
  'category-products': { what: 'The products of a category', attributes: { categoryId: 'Which' } },
  'category-text': { what: 'What there is to read about a category', attributes: { categoryId: 'Which' } },
  'consult-cta': {
    what: 'The band that asks for a conversation',
    attributes: {
      moduleId: "The home page's module whose words and picture it takes",
      formId: "The form that its button opens; without it the module's, else the site's consult form",
      address: 'The page of the top navigation whose button it has, such as `/solution`',
    },
  },
  'embed-builder': {
    what: 'Where snippets are made, as at `/embed`; on a foreign page without the preview',
    attributes: {},
  },
  'embed-check': {
    what: 'Where a page is checked for what stands in the way of widgets, as at `/embed/check`',
    attributes: {},
  },
  event: {
    what: 'The whole page of an event',
    attributes: { eventId: "Which one; on an event's own page that page's" },
  },
  'event-agenda': { what: "An event's time line", attributes: { eventId: 'Which event' } },
  'event-carousel': { what: 'The events that the content puts forward, in turn', attributes: {} },
  'event-facts': {
    what: 'When and where an event is, and the ways to take part as of today: enrolment, live room, calendars',
    attributes: { eventId: 'Which event' },
  },
  'event-hero': {
    what: "What an event's page begins with: its name, how it stands today, its picture",
    attributes: { eventId: 'Which event' },
  },
  'event-list': {
    what: 'Events by pages, those to come before past ones',
    attributes: {
      pageSize: 'How many on a page, at most 100',
      view: "`list` is rows, `cards` has pictures; a visitor's own choice stays: on a foreign page for the tab",
      filters: '`folded` is a button that fetches them, `shown` has them at once, `none` has none',
    },
  },
  'event-reviews': {
    what: "An event's recordings; one behind a form plays once that was sent",
    attributes: { eventId: 'Which event' },
  },
  'event-speakers': { what: 'Who speaks at an event', attributes: { eventId: 'Which event' } },
  'event-text': { what: 'What there is to read about an event', attributes: { eventId: 'Which event' } },
  'event-video': { what: "An event's film", attributes: { eventId: 'Which event' } },
  'feed-link': {
    what: 'The way to follow the vendor',
    attributes: { feed: '`news` is for a feed reader, `events` for a calendar' },
  },
  footer: { what: "The site's foot", attributes: {} },
  form: {
    what: 'A form',
    attributes: {
      formId: "Which one; without it the site's consult form",
      mode: '`inline` stands in the page, `modal` waits for `open`, and so does `slide-in` at the side of the screen',
      open: 'Opens it over the page; goes when it closes',
      prefill: 'First values by field id or name, as JSON: `{"101":"ACME"}`',
      unlock: 'What it unlocks, e.g. `publication/12`; see [Files behind a form](#files-behind-a-form)',
      source:
        "The vendor's page that its leads count for, e.g. `/product/12`; the path of a foreign page says nothing of that",
      test: 'What is sent is checked and not kept; the form says so. See [Try it without leads](#try-it-without-leads)',
    },
  },
  'form-sent': {
    what: 'The thank-you of the page for visitors without scripts',
    attributes: { formId: 'The form that was sent' },
  },
  header: { what: "The site's head with its menu", attributes: {} },
  'hero-carousel': {
    what: 'Banners in turn',
    attributes: { moduleId: "Which module's; without it the home page's first, with the advantages" },
  },
  home: { what: 'The whole home page between head and foot', attributes: {} },
  'home-products': { what: 'All products by category', attributes: { moduleId: 'The module whose words it takes' } },
  'home-solutions': {
    what: 'Industries in turn, with their solutions and some customers',
    attributes: { moduleId: 'The module whose words it takes' },
  },
  introduction: {
    what: 'The company: banner, figures, text, milestones',
    attributes: { introductionId: "Which introduction; without it the site's" },
  },
  'join-us': {
    what: 'Careers: banner, figures, text, steps, open jobs by city, questions',
    attributes: { pageId: "Which page; without it the site's" },
  },
  journal: {
    what: 'An issue of a journal: cover, contents, the button to read it',
    attributes: { publicationId: 'Which one; elsewhere than on its own page a white paper is refused' },
  },
  'media-featured': { what: 'The films that were chosen (`fixed`), in turn', attributes: {} },
  'media-film': {
    what: 'A film with its title, or the form that comes before it; once that is sent, the film plays in its place',
    attributes: { mediaId: "Which; on a film's own page that page's" },
  },
  'media-list': { what: 'Films, the newest first, with filters', attributes: { pageSize: 'How many a page' } },
  'media-more': {
    what: "The newest other films of that one's type",
    attributes: { mediaId: "Which; on a film's own page that page's" },
  },
  'media-player': {
    what: 'A player',
    attributes: {
      videos:
        'Its videos, as JSON: `[{"url":"…","title":"…","poster":"…","captions":[{"url":"…","lang":"en","label":"English"}]}]`; several follow each other',
      mode: '`inline` stands in the page, `modal` waits for `open`',
      open: 'Opens a modal and plays; goes when the modal closes',
    },
  },
  'media-text': { what: 'What a film is about', attributes: { mediaId: "Which; on a film's own page that page's" } },
  news: {
    what: 'News',
    attributes: { moduleId: 'The module whose words it takes', pageSize: 'How many of the latest' },
  },
  'news-list': {
    what: 'All news, page by page; on a phone one page after the other',
    attributes: { pageSize: 'How many a page' },
  },
  'not-found': { what: 'What a page shows that is not there', attributes: {} },
  opener: {
    what: 'Opens a form, or films, over the page by itself, once a session',
    attributes: {
      open: 'When: `scroll:50` (percent of the page), `time:20` (seconds in sight), `exit` (the mouse leaves upwards); several with spaces',
      widget: 'What: `form` or `media-player`; without it `form`',
      formId: 'Which form',
      mode: '`modal` stands in the middle, `slide-in` at the side',
      prefill: 'First values, as `vt-form` has them',
      unlock: 'What the form unlocks, likewise',
      source: "The vendor's page that leads count for, likewise",
      test: 'The form keeps nothing, likewise',
      videos: 'The films, as `vt-media-player` has them',
    },
  },
  'page-frame': {
    what: 'A page of HTML in a frame as high as it is',
    attributes: {
      address:
        "Which page of the vendor's site, e.g. `/ai`. On a foreign page, which may forbid frames, its name and a link",
    },
  },
  'paper-cases': {
    what: 'Three customers of a white paper: manufacturing, retail, energy',
    attributes: { publicationId: "Which one's; elsewhere than on its own page a journal is refused" },
  },
  'paper-download': {
    what: "The button to a white paper's file, with its picture",
    attributes: { publicationId: "Which one's, likewise" },
  },
  'paper-hero': {
    what: "What a white paper's page begins with",
    attributes: { publicationId: "Which one's, likewise" },
  },
  'paper-text': {
    what: 'What is in a white paper, beside its cover',
    attributes: { publicationId: "Which one's, likewise" },
  },
  'portal-apply': {
    what: "Where a company asks to join the supplier portal: the portal's form in the page",
    attributes: {},
  },
  'portal-doors': {
    what: 'What the supplier portal begins with: two doors, for purchasers and for suppliers',
    attributes: {},
  },
  'portal-needs': {
    what: 'What a company needs to join, and the papers to read before',
    attributes: { address: 'Of which landing page, e.g. `/go1688/supplier`; without it nothing on a foreign page' },
  },
  'portal-steps': {
    what: 'How a company joins, step by step',
    attributes: { address: 'Of which landing page, likewise' },
  },
  'preview-bar': {
    what: 'What the site writes above a preview',
    attributes: {
      kind: 'The type of the entry',
      name: 'What the entry is called',
      state: '`waiting`, `past` or `public`: why it is shown by a link',
      until: 'When the link expires, as ISO 8601',
    },
  },
  'product-blueprints': {
    what: 'How a product is laid out and brought in: drawings in tabs',
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'product-demands': {
    what: 'What enterprises need a product for',
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'product-functions': {
    what: 'What a product does, in tabs',
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'product-hero': {
    what: "The beginning of a product's page: its name, what it does, a piece of its screen",
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'product-list': { what: 'All products by category', attributes: {} },
  'product-nav': {
    what: "The way through a product's page; on a foreign page it leads to that page",
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'product-scenes': {
    what: 'Where a product is used, in turn',
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'product-strengths': {
    what: 'What sets a product apart',
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'product-values': {
    what: 'What a product is worth to a business',
    attributes: { productId: 'Which one; without it the one whose page it is' },
  },
  'publication-list': {
    what: 'Journals and white papers by their covers',
    attributes: { pageSize: 'How many a page' },
  },
  search: {
    what: 'The field that looks through the whole site, and the pages that were found',
    attributes: { q: "What is looked for at first; the field leads to the vendor's page of results" },
  },
  services: {
    what: 'Service and support: banner, promises in figures, text, steps, questions',
    attributes: { pageId: "Which page; without it the site's" },
  },
  'solution-hero': {
    what: "What a solution's page begins with",
    attributes: { solutionId: "Whose; on a solution's own page that page's" },
  },
  'solution-insights': {
    what: 'How things stand in its industry',
    attributes: { solutionId: "Whose; on a solution's own page that page's" },
  },
  'solution-list': {
    what: 'The industries in turn, with the solutions and cases of the one that is shown',
    attributes: {},
  },
  'solution-parts': {
    what: 'What it is put together from',
    attributes: { solutionId: "Whose; on a solution's own page that page's" },
  },
  'solution-scenes': {
    what: 'How it is used, scene by scene',
    attributes: { solutionId: "Whose; on a solution's own page that page's" },
  },
  'solution-values': {
    what: 'What it is worth, in figures',
    attributes: { solutionId: "Whose; on a solution's own page that page's" },
  },
  'text-page': {
    what: 'A page of text',
    attributes: { address: "Which, such as `/privacy`; without it that of the page's own address" },
  },
};

/** What every tag takes beside its own. */
export const common: Readonly<Record<CommonAttribute, string>> = {
  site: "A mark (`cn`, `en`), a site's id, or a language: whose content it shows",
  wake: 'When its code is fetched: `visible` is 100 px before it comes into view, or once it has been scrolled past',
  theme: 'What it looks like: on paper, on dark ground, or as the visitor has it everywhere (`prefers-color-scheme`)',
};

/** When each event comes, and the type of its detail, where it has any. */
export const events: {
  readonly [Name in keyof VitrineEvents]: {
    when: string;
    detail?: string;
    /** The widgets that tell it; nothing where all do. */
    from?: readonly (keyof Widgets)[];
  };
} = {
  'vt-wake': { when: 'Its code is being fetched' },
  'vt-ready': { when: 'It stands in the page and works' },
  'vt-open': { when: 'A modal was opened', from: ['form', 'media-player'] },
  'vt-close': { when: 'A modal was closed, by the visitor or by a script', from: ['form', 'media-player'] },
  'vt-start': {
    when: 'A visitor types or chooses the first thing in a form; once for each lead',
    detail: 'StartDetail',
    from: ['form'],
  },
  'vt-before-submit': {
    when: 'A form is filled in rightly and would be sent. `preventDefault()` holds it back; `detail.refuse(words)` does, and tells the visitor your words',
    detail: 'BeforeSubmitDetail',
    from: ['form'],
  },
  'vt-submit': { when: 'A lead is stored, or a test went well', detail: 'SubmitDetail', from: ['form'] },
  'vt-error': { when: 'It could not load, or a form could not be sent', detail: 'ErrorDetail' },
};

/** The part of every widget that a page's own styles reach. */
export const parts = { root: 'The box around everything that it shows' } as const;

/** What the custom properties that widgets are themed by are for. */
export const properties: Readonly<Record<`--vt-${string}`, string>> = {
  '--vt-ink': 'Text, and dark grounds',
  '--vt-soft': 'Text of less weight',
  '--vt-mute': 'Text of the least weight: placeholders',
  '--vt-line': 'Lines',
  '--vt-field': "Edges of a form's controls",
  '--vt-paper': 'Grounds, and text on dark ones',
  '--vt-wash': 'Tinted grounds',
  '--vt-accent': 'Buttons and marks',
  '--vt-accent-deep': 'Buttons under the pointer',
  '--vt-on-accent': 'Text on buttons',
  '--vt-danger': 'Errors',
  '--vt-focus': 'The ring around what has the focus',
  '--vt-radius': 'Corners (a length)',
  '--vt-rem': 'What sizes of type are multiples of; `1rem` follows the text size that a visitor has set (a length)',
  '--vt-font': "Fonts of the page (a font list); the system's own faces for each language by default",
  '--vt-measure': "The widest that a section's content grows, 1440px on screens from 1680px on (a length)",
  '--vt-gutter': "Left and right of a section's content; `0px` where your own page has its margins (a length)",
  '--vt-night': 'Grounds behind light words',
  '--vt-ok': 'What went well',
};
