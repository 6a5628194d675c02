import { partner, site } from './addresses.ts';
import { codes, diagnose, form, type Host, loader, plain, serve } from './diagnosed-page.ts';
import { expect, test } from './support.ts';

for (const [lang, words] of [
  ['en', 'Nothing stands in the way'],
  ['zh-CN', '没有发现妨碍组件的地方'],
] as const)
  test(`on a page where nothing stands in the way, that is said: ${lang}`, async ({ page }) => {
    await serve(page, {
      lang,
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${site.cn}; connect-src ${site.cn}; img-src ${site.cn} data:; media-src ${site.cn}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    });
    await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
    const { printed, findings } = await diagnose(page);
    expect(findings).toEqual([]);
    expect(printed).toContain(words);
    expect(printed).toContain(`${site.cn}/embed/check`);
  });

test('a page in a third language is told in its visitor’s', async ({ page }) => {
  await serve(page, { lang: 'de' });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  expect((await diagnose(page)).printed).toContain('Nothing stands in the way');
});

test('the tag that a consent tool has left beside the one that runs is no fault, nor is what frameworks write on ours', async ({
  page,
}) => {
  const consented = `<script type="text/plain" src="${site.cn}/loader.js"></script>`;
  await serve(page, {
    html: `${consented}<vt-form form-id="4001" @vt-submit="sent" :class="{}" onclick="0"></vt-form>`,
  });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  expect((await diagnose(page)).findings).toEqual([]);
});

test('it is asked for on the console', async ({ page }) => {
  await serve(page, {});
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  const printing = page.waitForEvent('console', (message) => message.text().startsWith('vitrine '));
  await page.evaluate(() => window.vitrine.diagnose());
  expect((await printing).text()).toContain('Nothing stands in the way');
});

test('it may be asked for before the loader has come', async ({ page }) => {
  const printing = page.waitForEvent('console', (message) => message.text().startsWith('vitrine '));
  await serve(page, { html: `${form}<script>(window.vitrine = window.vitrine || []).push(['diagnose'])</script>` });
  expect((await printing).text()).toContain('Nothing stands in the way');
});

/** Pages that have one fault each, and the line that mends it. */
const faulty: readonly (Host & { about: string; code: string; line?: string; faults?: RegExp; ready?: false })[] = [
  {
    about: 'a header that lets no call through',
    headers: { 'content-security-policy': "connect-src 'self'" },
    ...{ code: 'connectBlocked', line: `connect-src 'self' ${site.cn}`, ready: false },
  },
  {
    about: 'a header that lets no picture through',
    headers: { 'content-security-policy': "img-src 'self' data:" },
    ...{ code: 'imgBlocked', line: `img-src 'self' data: ${site.cn}` },
  },
  {
    about: 'a <meta> that lets no film through',
    head: `<meta http-equiv="Content-Security-Policy" content="media-src 'none'">`,
    ...{ code: 'mediaBlocked', line: `media-src ${site.cn}` },
  },
  {
    about: 'a sandbox without forms',
    headers: { 'content-security-policy': 'sandbox allow-scripts allow-same-origin' },
    ...{ code: 'sandboxSearches', line: 'allow-forms' },
  },
  {
    about: 'blocked storage',
    head: `<script>Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError') } })</script>`,
    code: 'storageBlocked',
  },
  {
    about: 'a shadow root of a script’s own making',
    head: '<script>Element.prototype.attachShadow = function () { return this }</script>',
    code: 'shadowBroken',
  },
  {
    about: 'no shadow root at all',
    head: '<script>Element.prototype.attachShadow = () => { throw new Error("none") }</script>',
    ...{ code: 'shadowBroken', ready: false },
  },
  {
    about: 'a policy that is tried out',
    headers: { 'content-security-policy-report-only': "script-src 'self'" },
    ...{ code: 'scriptBlocked', line: `script-src 'self' ${site.cn}` },
  },
  {
    about: 'a clock that is wrong',
    head: '<script>{ const now = Date.now; Date.now = () => now() + 3600000 }</script>',
    code: 'clockOff',
  },
  {
    about: 'a registry that is locked',
    html: `${form}<script>addEventListener('vt-ready', () => { customElements.define = () => { throw new Error('locked') } })</script>`,
    code: 'registryBroken',
  },
  {
    about: 'a vitrine of its own',
    html: `${form}<div id="vitrine">Ours</div>`,
    code: 'ownVitrine',
    line: 'window.vtApi',
  },
  {
    about: 'a tag that nothing is called',
    html: `${form}<vt-from form-id="4001"></vt-from>`,
    ...{ code: 'unknownTag', line: '<vt-form form-id="4001"></vt-form>' },
  },
  { about: 'a form that is not there', html: '<vt-form form-id="77"></vt-form>', code: 'unknownForm', ready: false },
  {
    about: 'a tag that never wakes',
    html: `${form}<vt-news wake="never"></vt-news>`,
    ...{ code: 'tagAsleep', line: 'wake="now"' },
  },
  {
    about: 'a tag that is hidden',
    html: `${form}<div hidden><vt-news></vt-news></div>`,
    ...{ code: 'tagHidden', line: 'wake="now"' },
  },
  {
    about: 'a tag that a class of the page hides',
    html: `${form}<style>.tab { display: none }</style><vt-news class="tab"></vt-news>`,
    ...{ code: 'tagHidden', line: 'wake="now"' },
  },
  {
    about: 'a tag in a drawer beside the screen',
    html: `${form}<div style="position: absolute; left: -9999px"><vt-news></vt-news></div>`,
    ...{ code: 'tagHidden', line: 'wake="now"' },
  },
  {
    about: 'a rule that hides what has not come',
    head: '<style>@media screen { vt-news:not(:defined), vt-banner:not(:defined) { display: none } }</style>',
    html: `${form}<vt-news></vt-news>`,
    ...{ code: 'tagUnplaced', line: 'wake="now"' },
  },
  {
    about: 'a tag that has no box of its own',
    html: `${form}<vt-news style="display: contents"></vt-news>`,
    ...{ code: 'tagUnplaced', line: 'wake="now"' },
  },
  {
    about: 'a tag in a shadow root',
    html: `${form}<div id="host"></div><script>document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<vt-news></vt-news>'</script>`,
    ...{ code: 'tagUnwatched', line: "vitrine.push(['watch', element.shadowRoot])" },
  },
  {
    about: 'a tag that another script has taken',
    html: `${form}<script>customElements.define('vt-news', class extends HTMLElement {})</script><vt-news></vt-news>`,
    code: 'tagTaken',
  },
  {
    about: 'a misspelt opener',
    html: `${form}<button data-vt-opne="form">Ask</button>`,
    ...{ code: 'unknownOpener', line: '<button data-vt-open="form">' },
  },
  {
    about: 'a file that nothing is called',
    html: '<vt-form form-id="4001" unlock="publicaton/1"></vt-form>',
    ...{ code: 'unreadAttribute', line: '<vt-form form-id="4001" unlock="publication/1">' },
  },
  {
    about: 'leads for a page that is not there',
    html: '<vt-form form-id="4001" source="/prodct/1"></vt-form>',
    ...{ code: 'unknownSource', line: '<vt-form form-id="4001" source="/product/1">' },
  },
  {
    about: 'first values for a field that is not there',
    html: `<vt-form form-id="4001" prefill='{"Nme":"Ada"}'></vt-form>`,
    ...{ code: 'unknownField', line: '"Name"' },
  },
  { about: 'the script twice', html: `${loader}${form}`, code: 'loaderTwice' },
  {
    about: 'the script in two releases',
    html: `<script async src="${site.cn}/v/0.0.1-old/loader.js"></script>${form}`,
    code: 'twoReleases',
  },
];

for (const { about, code, line, ready, ...host } of faulty)
  test(`a page with ${about} is told so, with the line that mends it`, async ({ page, faults }) => {
    faults.expect(/.*/);
    await serve(page, host);
    if (ready === undefined) await expect(page.locator('vt-form').first()).toHaveAttribute('data-vt-ready');
    const { printed, findings } = await diagnose(page);
    expect(codes(findings)).toContain(code);
    const found = findings.find((each) => each.code === code);
    expect(found?.mend?.line).toBe(line);
    expect(printed).toContain(found?.words);
    if (line) expect(printed).toContain(line);
  });

test('a tag that closed itself is told as what hides all that follows it, and nothing else is', async ({ page }) => {
  const html = '<vt-form form-id="4001"/><h2>After</h2><p>More</p><vt-news></vt-news>';
  await serve(page, { html });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await expect(page.getByRole('heading', { name: 'After' })).toBeHidden();
  const { findings } = await diagnose(page);
  expect(findings.map(({ code, mend }) => [code, mend?.line])).toEqual([
    ['tagSwallows', '<vt-form form-id="4001"></vt-form>'],
  ]);
});

test('a tag that nothing is called is told by that alone', async ({ page, faults }) => {
  faults.expect(/widget "from"|\/widget\/from\?/);
  await serve(page, { html: `${form}<vt-from form-id="4001"></vt-from>` });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  expect(codes((await diagnose(page)).findings)).toEqual(['unknownTag']);
});

test('a tag that is there is not missed where the page has made it as its server wrote it', async ({ page }) => {
  await serve(page, { html: form });
  const tag = page.locator('vt-form');
  await expect(tag).toHaveAttribute('data-vt-ready');
  await tag.evaluate((element) => {
    for (const name of element.getAttributeNames()) if (name !== 'form-id') element.removeAttribute(name);
  });
  expect((await diagnose(page)).findings).toEqual([]);
});

test('a frame that is nobody’s is told what its sandbox has to allow', async ({ page, faults }) => {
  // Chromium may ask for the page's icon for a frame that has no origin.
  faults.expect(/sandboxed|Blocked form submission|favicon/);
  await page.goto(plain);
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, name: 'boxed', height: '2000' });
    frame.setAttribute('sandbox', 'allow-scripts');
    document.body.prepend(frame);
  }, plain);
  await expect(page.frameLocator('iframe').locator('vt-form').first()).toHaveAttribute('data-vt-ready');
  const frame = page.frame({ name: 'boxed' });
  const { findings } = await diagnose(page, frame ?? undefined);
  expect(codes(findings)).toEqual(['sandboxForms']);
  expect(findings[0]?.mend).toEqual({ way: 'add', line: 'allow-same-origin allow-forms' });
});

test('a page whose origin may send no forms is told what to ask for', async ({ page }) => {
  // Every loopback origin may send here: the server is asked about another.
  await page.route('**/api/internal/embed/check', async (route) => {
    const given = route.request().postDataJSON();
    expect(given.address).toBe(partner);
    await route.continue({ postData: JSON.stringify({ ...given, address: 'https://partner.example' }) });
  });
  await serve(page, {});
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  const { findings } = await diagnose(page);
  expect(codes(findings)).toEqual(['foreignOrigin']);
  expect(findings[0]?.mend).toEqual({ way: 'send', line: 'https://partner.example' });
});

test('nothing of the page leaves it but what it says to widgets', async ({ page }) => {
  const asking = page.waitForRequest(
    (request) => request.url().endsWith('/embed/check') && request.method() === 'POST',
  );
  await serve(page, {
    html: `<p>A secret</p><vt-form form-id="4001" prefill='{"Name":"Ada"}' class="secret">A secret</vt-form>`,
  });
  await expect(page.locator('vt-form')).toHaveAttribute('data-vt-ready');
  await diagnose(page);
  expect((await asking).postDataJSON()).toEqual({
    site: { id: expect.any(Number) },
    headers: '',
    html: `<script src="${site.cn}/loader.js" async=""></script>\n<vt-form form-id="4001" prefill="{&quot;Name&quot;:&quot;&quot;}"></vt-form>`,
    address: partner,
  });
});
