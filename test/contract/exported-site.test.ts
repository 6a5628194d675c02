import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportTool } from '../../server/cli/export/export-tool.ts';
import { readReferences } from '../../server/cli/export/read-references.ts';
import { registerSite } from '../../server/render/register-site.ts';
import { root } from './support/bundle.ts';
import { placeOf, port, servers } from './support/exported-servers.ts';
import { type FreeAddress, findFreeAddress } from './support/free-address.ts';
import { fixtureFolder, runApp, type TestApp } from './support/run-app.ts';
import { runCommand } from './support/run-command.ts';
import { findProgram, type WebServer } from './support/web-server.ts';

const api = 'https://api.example';
const origins = { cn: `http://vitrine.test:${port}`, en: `http://en.vitrine.test:${port}` };
type Mark = keyof typeof origins;

/** Where the files have been written, and a server with the same content: what it answers is what they have to say. */
let folder: string;
let content: string;
let app: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-exported-'));
  content = path.join(folder, 'content');
  await cp(fixtureFolder, content, { recursive: true });
  // Every page names it.
  await cp(path.join(root, 'examples/content/files/icons'), path.join(content, 'files/icons'), { recursive: true });
  // A list that goes on.
  for (const mark of ['cn', 'en'])
    for (let id = 9001; id <= 9012; id += 1)
      await writeFile(
        path.join(content, mark, `news/more-${id}.md`),
        `---\nid: ${mark === 'cn' ? id : id + 100}\ntitle: More ${id}\ncreateTime: 2026-01-01\n---\nText.\n`,
      );
  // A link to another site, as a writer may write it.
  await writeFile(
    path.join(content, 'cn/news/elsewhere.md'),
    '---\nid: 9201\ntitle: Elsewhere\ncreateTime: 2026-01-01\n---\n[In English](/en/product/1001)\n',
  );
  const env = { DATA_DIR: path.join(folder, 'data'), CONTENT_DIR: content };
  const line = ['--out', placeOf(folder), '--api', api, '--origin', origins.cn];
  const { code, told } = await runCommand(exportTool, line, env);
  expect(code, told).toBe(0);
  expect(told).toMatch(/^cn: \d+ of \d+ files that its pages name …$/m);
  // With the pictures that the export has drawn.
  app = await runApp({ ...env, PUBLIC_ORIGIN: origins.cn }, registerSite);
  // Workers of nginx are another user's where root starts them.
  await chmod(folder, 0o755);
}, 300_000);
afterAll(async () => {
  await app?.stop();
  await rm(folder, { recursive: true });
});

/** A site's files, each as a path from the site's root on. */
async function listFiles(mark: Mark): Promise<string[]> {
  const list = JSON.parse(await readFile(path.join(placeOf(folder), '.vitrine-export.json'), 'utf8'));
  return Object.keys(list.files).flatMap((file) =>
    file.startsWith(`${mark}/`) && !/\/_\w+$/.test(file) ? [file.slice(mark.length)] : [],
  );
}

describe.each(['cn', 'en'] as const)('the exported site %s', (mark) => {
  const read = (file: string) => readFile(path.join(placeOf(folder), mark, file));
  const readPages = async () => {
    const pages = (await listFiles(mark)).filter(isPage);
    return Promise.all(pages.map(async (file) => ({ file, html: (await read(file)).toString() })));
  };
  const sharedAs = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];

  it('has the picture that each of its pages is shared with', async () => {
    const listed = (await readPages()).filter(({ html }) => html.includes('<link rel="canonical"'));
    expect(listed.length).toBeGreaterThan(20);
    for (const { file, html } of listed) {
      const { origin, pathname } = new URL(sharedAs(html) ?? '', origins[mark]);
      expect([file, origin, pathname]).toEqual([file, origins[mark], expect.stringMatching(/^\/share\/.+\.jpg$/)]);
      const [first, second] = await read(decodeURIComponent(pathname));
      expect([file, first, second]).toEqual([file, 0xff, 0xd8]);
    }
  });

  it('has a file at every address of its host that one of its pages names', async () => {
    const there = new Set((await listFiles(mark)).flatMap((file) => [file, file.replace(/(?:\/index)?\.html$/, '')]));
    const moved = (await read('_redirects')).toString().split('\n');
    for (const line of moved) there.add(line.split(' ')[0] ?? '');
    const holes = (await readPages()).flatMap(({ file, html }) =>
      [...readReferences(html), sharedAs(html) ?? ''].flatMap((each) => {
        const { origin, pathname } = new URL(each, origins[mark] + file);
        const isSites = Object.keys(origins).includes(pathname.split('/')[1] ?? '');
        const isThere =
          origin !== origins[mark] || isSites || there.has(decodeURIComponent(pathname).replace(/\/$/, ''));
        return isThere ? [] : [`${file}: ${each}`];
      }),
    );
    expect(holes).toEqual([]);
  });

  it("has no file below a site's mark, where its rules lead to that site's origin", async () => {
    expect((await listFiles(mark)).filter((file) => /^\/(?:cn|en)\//.test(file))).toEqual([]);
    const rules = (await read('_redirects')).toString().split('\n');
    for (const [other, origin] of Object.entries(origins)) {
      expect(rules).toContain(`/${other} ${origin}/ 301`);
      expect(rules).toContain(`/${other}/* ${origin}/:splat 301`);
    }
  });

  it('leads from a list in Markdown on to the API, which has its next page', async () => {
    expect((await read('about-us/news.md')).toString()).toContain(`](${api}/${mark}/about-us/news.md?pageNo=2)`);
  });

  it('leads to the API by no query of a page that it does not have', async () => {
    const rules = (await read('_redirects')).toString();
    expect(rules).toMatch(/^\/activity from=/m);
    expect(rules).not.toMatch(/^\/(?:embed|form\/:id\/preview) /m);
  });
});

const missing = Object.entries(servers).filter(([name]) => !findProgram(name));
for (const [name, { package: wanted }] of missing)
  console.warn(`\n*** The export's ${name} file is NOT tested: install it (Debian: apt-get install ${wanted}). ***\n`);

for (const [name, { run }] of Object.entries(servers)) {
  describe.skipIf(!findProgram(name))(`an exported site, served by ${name}`, () => {
    let address: FreeAddress;
    let server: WebServer | undefined;
    beforeAll(async () => {
      address = await findFreeAddress();
      server = await run(folder, address);
    });
    afterAll(() => server?.stop());

    const hostOf = (mark: Mark) => new URL(origins[mark]).host;
    async function ask(mark: Mark, url: string, headers = {}) {
      const host = hostOf(mark).replace(port, address.port);
      const asking = request({ ...address, path: url, headers: { ...headers, host }, agent: false }).end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
    }
    const askServer = async (mark: Mark, url: string) => {
      const accept = url.includes('?w=') ? 'image/webp' : '*/*';
      const headers = { 'x-forwarded-host': hostOf(mark), accept, 'accept-encoding': 'identity' };
      const asking = request(new URL(url, app.origin), { headers: { ...headers, host: hostOf(mark) }, agent: false });
      const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
    };

    it.each(['cn', 'en'] as const)('is of %s what the content server answers, with its headers', async (mark) => {
      const files = await listFiles(mark);
      expect(files.length).toBeGreaterThan(100);
      for (const file of files) {
        const url = toAddress(file);
        const [own, wanted] = await Promise.all([ask(mark, url), askServer(mark, url)]);
        expect([url, own.status]).toEqual([url, wanted.status]);
        expect([url, pick(own.headers)]).toEqual([url, pick(wanted.headers)]);
        if (isPage(file) || file.endsWith('.ics')) continue;
        if (/\.md$|^\/llms\.txt$/.test(url))
          own.bytes = Buffer.from(own.bytes.toString().replaceAll(`${api}/${mark}`, origins[mark]));
        expect([url, own.bytes.equals(wanted.bytes)]).toEqual([url, true]);
      }
    });

    it.each([
      ['/about_us', 301, '/about-us'],
      ['/media/1001', 301, '/Media/1001'],
      ['/About-us', 301, '/about-us'],
      ['/PRODUCT/1001', 301, '/product/1001'],
      // What an advertisement says of itself goes along.
      ['/about_us?utm_source=a&b=%26', 301, '/about-us?utm_source=a&b=%26'],
      ['/PRODUCT/1001?utm_source=a', 301, '/product/1001?utm_source=a'],
      ['/favicon.ico', 302, '/files/icons/favicon.svg'],
      ['/search?q=erp', 302, `${api}/en/search?q=erp`],
      ['/activity?keyword=a&pageNo=2', 302, `${api}/en/activity?keyword=a&pageNo=2`],
      ['/activity?from=2026-01-01', 302, `${api}/en/activity?from=2026-01-01`],
      ['/media/?from=2026-01-01', 302, `${api}/en/media/?from=2026-01-01`],
      ['/form/1001?unlock=media-resource/1001', 302, `${api}/en/form/1001?unlock=media-resource/1001`],
      ['/form/1001/sent?unlocked=x.1.y', 302, `${api}/en/form/1001/sent?unlocked=x.1.y`],
      // What a preview link shows may have no file yet.
      ['/product/1009?preview=1', 302, `${api}/en/product/1009?preview=1`],
      // Files are no site's.
      ['/files/papers/guide.pdf?expires=1&signature=x', 302, `${api}/files/papers/guide.pdf?expires=1&signature=x`],
      ['/a%0d%0ab:c?preview=1', 302, `${api}/en/a%0d%0ab:c?preview=1`],
      // An address may name its site, as it may on the server.
      ['/cn', 301, `${origins.cn}/`],
      ['/cn/', 301, `${origins.cn}/`],
      ['/cn?utm_source=a', 301, `${origins.cn}/?utm_source=a`],
      ['/en/product/1001', 301, `${origins.en}/product/1001`],
      ['/cn/product/1001?utm_source=a&b=%26', 301, `${origins.cn}/product/1001?utm_source=a&b=%26`],
      ['/CN/product/1001', 301, `${origins.cn}/product/1001`],
      ['/cn/search?q=erp', 301, `${origins.cn}/search?q=erp`],
      ['/cn/product/1009?preview=1', 301, `${origins.cn}/product/1009?preview=1`],
      ['/cn//a.example/%0d%0ab:c', 301, `${origins.cn}//a.example/%0d%0ab:c`],
    ])('leads from %s on, by %i', async (from, status, to) => {
      const answer = await ask('en', from);
      expect([answer.status, answer.headers.location]).toEqual([status, to]);
    });

    it.each(['/cn', '/cn/product/1', '/en/about-us/news?pageNo=2'])(
      'leads from %s to where the content server says that its page is',
      async (from) => {
        const { bytes } = await askServer('en', from);
        const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(bytes.toString()) ?? [];
        expect(canonical).toBeDefined();
        expect((await ask('en', from)).headers.location).toBe(canonical);
      },
    );

    it.each([
      // WeChat says of a link where it was opened.
      '/product/1001?from=singlemessage&isappinstalled=0',
      '/?from=timeline',
      '/periodical?from=groupmessage&type=a&keyword=b',
      '/product/1001?q=a&pageNo=2&place=b&test=passed&unlock=c&signature=d',
      '/activity?utm_source=a&x-from=b&from=',
      '/about-us/',
      '/product/1001/',
      '/product/1001//?a=//b',
    ])('answers %s by itself, under its policy', async (url) => {
      const { status, headers } = await ask('en', url);
      expect([status, headers['content-security-policy']]).toEqual([200, expect.stringContaining('script-src')]);
    });

    it('gives the picture that a page is shared with by the address that the page names', async () => {
      const [address] = readReferences((await ask('en', '/')).bytes.toString()).filter((each) =>
        /\/share\//.test(each),
      );
      const { status, headers } = await ask('en', String(address).replace(origins.en, ''));
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    });

    const nowhere = ['/no/such', '/cnn/product', '/_headers', '/_redirects'];
    // A page has one address: under a second one search engines would find it twice.
    const second = ['/index', '/index/', '/index.html', '/product/1001.html', '/product//1001', '//product/1001', '//'];
    it.each([...nowhere, ...second])('has nothing at %s, and says so as a page', async (url) => {
      const answer = await ask('en', url);
      const wanted = await askServer('en', '/no/such');
      expect([answer.status, pick(answer.headers)]).toEqual([404, pick(wanted.headers)]);
      expect(answer.bytes.toString()).toContain('<h1');
    });

    it.each(['/product/1001', '/no/such', '/sitemap.xml', '/loader.js'])('compresses %s', async (url) => {
      const { headers } = await ask('en', url, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
    });

    it('has a chunk at the further addresses that a loader tries', async () => {
      const release = /\/v\/([^/"]+)\/loader\.js/.exec((await ask('en', '/')).bytes.toString())?.[1];
      const [plain, again] = await Promise.all([
        ask('en', `/v/${release}/w/form.js`),
        ask('en', `/v/${release}/w~~/form.js`),
      ]);
      expect([again.status, pick(again.headers)]).toEqual([200, pick(plain.headers)]);
      expect(again.bytes.equals(plain.bytes)).toBe(true);
    });
  });
}

/** A page's file is at an address without an ending, a picture's of another width at the picture's. */
function toAddress(file: string): string {
  const [, picture, width] = /^(.*)~(\d+)\.webp$/.exec(file) ?? [];
  if (picture) return `${encode(picture)}?w=${width}`;
  return file === '/index.html' ? '/' : encode(isPage(file) ? file.replace(/\.html$/, '') : file);
}

const encode = (file: string) => file.split('/').map(encodeURIComponent).join('/');
const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('/files/');

/** Of the headers those that tell a browser what to do with an answer; a server's own follow from the bytes. */
function pick(headers: IncomingMessage['headers']) {
  const names = [
    'content-type',
    'content-language',
    'content-security-policy',
    'cache-control',
    'link',
    'x-robots-tag',
  ];
  const further = ['access-control-allow-origin', 'cross-origin-resource-policy', 'referrer-policy', 'location'];
  const all = [...names, ...further, 'x-content-type-options', 'permissions-policy', 'speculation-rules'];
  return Object.fromEntries(
    all.map((name) => [
      name,
      headers[name]?.toString().replaceAll(` ${api}`, '').toLowerCase().replace('; charset', ';charset'),
    ]),
  );
}
