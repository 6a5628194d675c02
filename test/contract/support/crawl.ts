import { pictureWidth } from '../../../contract/picture-widths.ts';
import { askHost } from './ask-host.ts';
import { type Link, type ReadDocument, readHtml, readPlain } from './read-links.ts';

interface Crawled {
  /** Every HTML page that was answered, by its address without an anchor. */
  pages: ReadonlyMap<string, string>;
  /** Pages that a visitor comes to by links from where the walk began. */
  reached: ReadonlySet<string>;
  /** What is wrong with links, a line for each. */
  faults: string[];
}

interface Ground {
  /** Where the server listens. */
  origin: string;
  /** The sites' own origins. */
  sites: readonly string[];
  /** Where machines begin, beside each site's home page. */
  starts: readonly string[];
  /** What is no matter of this walk, such as scripts that no test builds. */
  leaves: RegExp;
}

/**
 * Walks through whole sites by every address that they name. Each has to answer 200, once a redirect was followed; an
 * anchor has to be in its page, a picture in one of the widths that there are, and only a switch of languages leads to
 * another language.
 */
export async function crawl({ origin, sites, starts, leaves }: Ground): Promise<Crawled> {
  const pages = new Map<string, string>();
  const documents = new Map<string, ReadDocument>();
  const reached = new Set<string>();
  const faults = new Set<string>();
  const anchors: { target: string; anchor: string; said: string }[] = [];
  const asked = new Set<string>();
  const queue: { address: string; said: string; visitors: boolean }[] = [];
  const visited = new Set<string>();

  const enqueue = (address: string, said: string, visitors: boolean) => {
    if (visitors) {
      // What a machine was told of before may be found by a visitor later, and its own links then are as well.
      if (visited.has(address)) return;
      visited.add(address);
      queue.push({ address, said, visitors });
    } else if (!asked.has(address)) queue.push({ address, said, visitors });
  };

  const follow = ({ href, by, followed, fetched, toLanguage }: Link, from: string, visitors: boolean) => {
    const said = `${from}: ${by} ${href}`;
    if (!URL.canParse(href, from)) return faults.add(`${said} is no address`);
    const url = new URL(href, from);
    if (!/^https?:$/.test(url.protocol)) return;
    if (!sites.includes(url.origin)) return fetched && faults.add(`${said} is fetched from a foreign host`);
    if (leaves.test(url.pathname)) return;
    const isOwn = url.origin === new URL(from).origin;
    if (!toLanguage && followed && !isOwn) faults.add(`${said} leads to another language`);
    if (followed && sites.length > 1 && /^\/(?:cn|en)(?:\/|$)/.test(url.pathname))
      faults.add(`${said} names the language that the host names`);
    const width = url.searchParams.get('w');
    if (width !== null) {
      if (pictureWidth(Number(width)) !== Number(width)) faults.add(`${said} is a width that no picture is made in`);
      url.search = '';
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    // The top of a page is in every page; for search engines, an anchor is a thing's name.
    if (anchor && anchor !== 'top' && by !== 'JSON-LD') anchors.push({ target: url.href, anchor, said });
    enqueue(url.href, said, visitors && followed);
  };

  const read = async (address: string, said: string): Promise<void> => {
    if (asked.has(address)) return;
    asked.add(address);
    let place = address;
    let answer = await askHost({ origin }, place, { accept: 'text/html,*/*;q=0.8' });
    const { location } = answer.headers;
    if (location && [301, 302].includes(answer.status ?? 0)) {
      place = new URL(location, place).href;
      answer = await askHost({ origin }, place, { accept: 'text/html,*/*;q=0.8' });
    }
    if (answer.status !== 200) faults.add(`${said} is answered ${answer.status}`);
    const type = answer.headers['content-type'] ?? '';
    if (/^text\/html/.test(type)) {
      pages.set(address, answer.body);
      documents.set(address, readHtml(answer.body));
    } else if (/^(?:text\/(?:markdown|plain|calendar)|application\/(?:atom\+)?xml)/.test(type))
      documents.set(address, { links: readPlain(answer.body), ids: new Set() });
  };

  for (const site of sites) enqueue(`${site}/`, site, true);
  for (const start of starts) enqueue(start, start, false);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, said, visitors } = next;
    if (visitors) reached.add(address);
    await read(address, said);
    for (const link of documents.get(address)?.links ?? []) follow(link, address, visitors);
  }
  for (const { target, anchor, said } of anchors)
    if (!documents.get(target)?.ids.has(anchor)) faults.add(`${said} leads to no place in the page`);
  return { pages, reached, faults: [...faults] };
}
