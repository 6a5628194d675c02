import type { CallAnswer } from '../contract/calls.ts';
import type { LoadContext } from '../widgets/kit/runtime/define-widget.ts';
import { describeFault } from './fault.text.ts';
import { text } from './pages.text.ts';

/** What a page says of itself to search engines and to those who share it. */
export interface Head {
  title: string;
  description?: string;
  /** A picture's address below /files. */
  image?: string;
  /** schema.org data, without its @context. */
  structuredData?: Record<string, unknown>;
}

export interface HeadContext extends LoadContext {
  /** The site's own origin, without a final slash. */
  origin: string;
}

export interface PageRoute {
  /** Segments; `:name` takes one. */
  pattern: string;
  /** The host page: a file of this folder, without its ending. */
  page: string;
  /** The content type that `:id` is an entry of: gives the page its counterpart in other languages. */
  type?: 'form';
  /** Kept out of search engines. */
  unlisted?: boolean;
  status?: number;
  /** Rejects with a CallError of status 404 when the address names nothing. */
  head(context: HeadContext): Promise<Head>;
}

/** Pattern → host page, in the order that they are tried. */
export const routes: readonly PageRoute[] = [
  { pattern: '/', page: 'home', head: homeHead },
  { pattern: '/form/:id', page: 'form', type: 'form', unlisted: true, head: formHead },
  { pattern: '/form/:id/sent', page: 'form-sent', type: 'form', unlisted: true, head: formHead },
  { pattern: '/form/:id/preview', page: 'form', type: 'form', unlisted: true, head: formHead },
];

/** What every other address shows. */
export const notFound: PageRoute = {
  pattern: '*',
  page: 'not-found',
  unlisted: true,
  status: 404,
  head: async ({ site }) => ({ title: `${say('notFound', site.mark)} · ${site.name}` }),
};

/** What a fault shows, in the site's frame. */
export function faultRoute(status: number): PageRoute {
  const head = async ({ site }: HeadContext) => ({
    title: `${describeFault(status, site.mark).title} · ${site.name}`,
  });
  return { pattern: '*', page: 'fault', unlisted: true, status, head };
}

async function homeHead({ site, origin }: HeadContext): Promise<Head> {
  return {
    title: site.title,
    description: site.description,
    structuredData: {
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name: site.name,
          url: `${origin}/`,
          logo: origin + site.logo,
        },
        {
          '@type': 'WebSite',
          '@id': `${origin}/#website`,
          name: site.title,
          url: `${origin}/`,
          inLanguage: site.lang,
          publisher: { '@id': `${origin}/#organization` },
        },
      ],
    },
  };
}

async function formHead({ call, route, site }: HeadContext): Promise<Head> {
  const params = { id: Number(route.params.id) };
  const form: CallAnswer<'GET /form/:id'> = await call('GET /form/:id', { params, query: { site: site.id } });
  return { title: `${form.name} · ${site.name}`, description: form.description };
}

function say(key: keyof typeof text, mark: string): string {
  return text[key][mark === 'cn' ? 'cn' : 'en'];
}
