import { addresses } from '../../../contract/addresses.ts';
import { toTwinPath } from '../../discovery/markdown/twin-path.ts';

/** A page as it stands in files: its calls, its films behind forms and its forms go to the API's origin. */
export interface Pointed {
  html: string;
  policy: string;
}

/**
 * What a page on another host than the server's has to know: where calls go, for its loader; where its forms are posted
 * to where no script runs; and both in its policy. Beside that a search wakes by itself, and nothing else of the page
 * changes.
 * @param api the API's origin
 * @param mark of the page's site, which the API's host may not tell
 * @param path of the page, which a form without an action is posted to
 * @throws Error where the page has no loader
 */
export function pointToApi(page: Pointed, api: string, mark: string, path: string): Pointed {
  const loader = /<script ([^>]*src="[^"]*\/loader\.js")/;
  if (!loader.test(page.html)) throw new Error(`${path} has no loader, which calls would go by.`);
  const html = page.html
    .replace(loader, `<script data-api="${api}" $1`)
    // The host may answer every search with this file: the page then looks for what its address says.
    .replace(/(<vt-search wake=)"interaction"/, '$1"idle"')
    .replace(/<form\b[^>]*>/g, (tag) => (/\smethod="post"/.test(tag) ? postTo(tag, `${api}/${mark}`, path) : tag));
  const policy = ['connect-src', 'media-src', 'form-action'].reduce(
    (whole, name) => whole.replace(new RegExp(`${name} 'self'`), `$& ${api}`),
    page.policy,
  );
  return { html, policy };
}

/**
 * What is Markdown: where a list goes on is an address with a query, which no file is for, and so is all that is searched.
 * @param origin of the page's site
 */
export function pointLinksToApi(markdown: string, origin: string, api: string, mark: string): string {
  return markdown.replace(/\]\((\S+\.md(?:\?\S+)?)\)/g, (link, address: string) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
    return path.includes('?') || path === searchTwin ? `](${api}/${mark}${path})` : link;
  });
}

const searchTwin = toTwinPath(addresses.search);

function postTo(tag: string, base: string, path: string): string {
  const [, action = path] = /\saction="([^"]*)"/.exec(tag) ?? [];
  return tag.replace(/\saction="[^"]*"/, '').replace(/>$/, ` action="${base}${action}">`);
}
