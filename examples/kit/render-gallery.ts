import type { Call } from '../../contract/calls.ts';
import type { Site } from '../../contract/entities/site.ts';
import { createDocument } from '../../server/render/document.ts';
import { renderTags } from '../../server/render/render-tags.ts';
import type { Page } from '../../widgets/kit/runtime/page.ts';
import type { WidgetDefinition } from '../../widgets/kit/runtime/widget.ts';
import gallery from './kit-gallery.define.ts';

const shared = { logo: '/files/logo-en.svg', title: 'Vitrine', name: 'Vitrine' };
const sites: readonly Site[] = [
  { ...shared, id: 1, mark: 'cn', lang: 'zh-CN', languageName: '中文' },
  { ...shared, id: 2, mark: 'en', lang: 'en', languageName: 'English' },
];

const call: Call = (name) => Promise.reject(new Error(`The gallery asks for nothing, yet now for ${name}.`));

/** The gallery as a document in each language, by mark; its script is the one beside it. */
export async function renderGallery(pageStyle: string): Promise<Readonly<Record<string, string>>> {
  const documents = await Promise.all(sites.map((site) => renderIn(site, pageStyle)));
  return Object.fromEntries(documents.map((html, index) => [sites[index]?.mark, html]));
}

async function renderIn(site: Site, pageStyle: string): Promise<string> {
  const route = { path: '/kit', params: {}, query: {}, base: '', host: 'localhost' };
  const page: Page = { site, sites, dictionary: {}, route, counterparts: {} };
  const { html: body, sheets } = await renderTags('<main><vt-kit-gallery></vt-kit-gallery></main>', {
    page,
    call,
    signal: new AbortController().signal,
    widget: (name) => (name === gallery.name ? (gallery as unknown as WidgetDefinition) : undefined),
    imports: {},
    onFailure: (_, error) => {
      throw error;
    },
  });
  const head = { title: gallery.text.title[site.mark === 'cn' ? 'cn' : 'en'] };
  const { html } = createDocument({ page, body, sheets, pageStyle, head, alternates: {}, origin: '', release: '' });
  // It has one script in place of the site's own.
  return html
    .replace(/<script [^>]*ahead\.js"[^>]*><\/script>\n/, '')
    .replace(/<script async src="[^"]*loader\.js">/, '<script type="module" src="/kit/kit-gallery.define.js">');
}
