import path from 'node:path';
import { isRedirect, type PageRoute } from '../../../pages/page-route.ts';
import { routes } from '../../../pages/routes.ts';
import { enumeratePages } from '../../discovery/enumerate-pages.ts';
import { isResizable } from '../../files/pictures.ts';
import { siteOrigin } from '../../http/site-of-request.ts';
import { readReferences } from '../export/read-references.ts';
import type { SilentServer } from '../silent-server.ts';

/** The files and widths that the HTML of all pages names, those of lists' further pages among them. */
export async function listPictures({
  app,
  content,
  call,
  settings,
}: SilentServer): Promise<{ file: string; width: number }[]> {
  const found = new Map<string, { file: string; width: number }>();
  for (const site of content.sites) {
    const origin = siteOrigin(site, settings.PUBLIC_ORIGIN);
    const { host } = new URL(origin);
    const pages = new Set<string>();
    for (const route of routes.filter((row): row is PageRoute => !isRedirect(row) && !row.address.endsWith('/preview')))
      for (const { path: page } of await enumeratePages(route, site, { content, call })) pages.add(page);
    // What is added meanwhile is visited too.
    for (const page of pages) {
      const answer = await app.inject({
        url: page,
        headers: { host, accept: 'text/html', 'accept-encoding': 'identity' },
      });
      if (answer.statusCode !== 200) continue;
      for (const reference of readReferences(answer.body)) {
        if (!URL.canParse(reference, origin + page)) continue;
        const url = new URL(reference, origin + page);
        const { pathname, search, searchParams } = url;
        if (url.origin !== origin) continue;
        if (pages.has(pathname) && /^\?pageNo=\d+$/.test(search)) pages.add(pathname + search);
        const width = Number(searchParams.get('w'));
        const name = decodeURIComponent(pathname).replace('/files/', '');
        if (width === 0 || !pathname.startsWith('/files/') || !isResizable(name) || content.gatedFiles.has(name))
          continue;
        const file = path.join(content.filesFolder, name);
        found.set(`${file} ${width}`, { file, width });
      }
    }
  }
  return [...found.values()];
}
