import { type ForeignPage, loader, xhtml } from './foreign-page.ts';

/** Pages that are peculiar by what they are, how they include our script or what they allow it. */
export const embeddedPages: readonly ForeignPage[] = [
  {
    name: 'twice',
    about: 'that includes the script twice',
    loader: `${loader}${loader.replace('async=""', 'defer=""')}`,
  },
  {
    name: 'module',
    about: 'that includes the script as a module',
    loader: '<script type="module" src="{{origin}}/loader.js"></script>',
  },
  {
    name: 'module-beside',
    about: 'that includes the script as a module, and a plain one of the same name before it',
    loader: `<script type="text/javascript" src="data:text/javascript,/loader.js/"></script>
<script type="module" src="{{origin}}/loader.js"></script>`,
  },
  {
    name: 'import',
    about: 'that names the script where no browser runs it, and imports it when it likes',
    loader: `<script type="text/plain" src="{{origin}}/loader.js"></script>
<script type="module">import(document.querySelector('[type="text/plain"]').src)</script>`,
  },
  {
    name: 'deferred',
    about: 'that includes the script at its end',
    body: '<main>{{host}}{{tag}}</main>{{loader}}',
    loader: '<script defer="" src="{{origin}}/loader.js"></script>',
  },
  {
    name: 'service-worker',
    about: 'whose service worker passes everything on',
    body: `{{host}}<div id="place"></div>
<script>
const workers = navigator.serviceWorker;
const place = () => { document.getElementById('place').innerHTML = '{{tag}}' };
if (workers.controller) place(); else workers.addEventListener('controllerchange', place, { once: true });
workers.register('/service-worker/worker.js');
if (!workers.controller) workers.ready.then(({ active }) => active.postMessage('claim'));
</script>`,
  },
  {
    name: 'strict-policy',
    about: 'whose policy allows no more than the documented lines',
    main: true,
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self' {{origin}}; connect-src {{origin}}; img-src {{origin}}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    },
  },
  {
    name: 'nonce-policy',
    about: 'whose policy trusts scripts by nonce alone',
    headers: {
      'content-security-policy': `script-src 'nonce-seeds' 'strict-dynamic'; object-src 'none'; base-uri 'none'`,
    },
    loader: '<script nonce="seeds" async="" src="{{origin}}/loader.js"></script>',
  },
  { name: 'sealed', about: 'that has every file held against its hash', main: true, loader: '{{sealed}}' },
  {
    name: 'sealed-policy',
    about: 'that has every file held against its hash, by policies that allow nothing else',
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self' {{origin}} '{{map}}'; connect-src {{origin}}; img-src {{origin}}; require-trusted-types-for 'script'; trusted-types vitrine`,
    },
    loader: '{{sealed}}',
  },
  {
    name: 'sealed-nonce',
    about: 'that has every file held against its hash, and trusts scripts by nonce alone',
    headers: {
      'content-security-policy': `script-src 'nonce-seeds' 'strict-dynamic'; object-src 'none'; base-uri 'none'`,
    },
    loader: '{{sealed}}',
  },
  {
    name: 'sandbox',
    about: 'that has it in a sandboxed frame',
    frame: 'sandbox',
    warned: /escape its sandboxing|Blocked form/,
  },
  { name: 'srcdoc', about: 'that has it in a frame without an address', frame: 'srcdoc' },
  { name: 'xhtml', about: 'that is XHTML', doctype: xhtml },
  {
    name: 'gbk',
    about: 'that is written in GBK',
    charset: 'gbk',
    html: 'lang="zh-CN"',
    mark: 'cn',
    body: '<h1 data-host="">大蓟父女种子行</h1><p data-host="">一九一一年至今</p>{{tag}}',
  },
  { name: 'no-language', about: 'that names no language', html: 'data-any=""', mark: 'en' },
  {
    name: 'host-form',
    about: 'with a form of its own around the tag',
    body: '<form action="/nowhere" method="post" data-host="">{{host}}{{tag}}<button type="submit">Order seeds</button></form>',
  },
  {
    name: 'host-modal',
    about: 'that has it in a modal of its own, which keeps the focus and holds the page',
    css: `body{overflow:hidden;position:fixed;inset:0}.modal{position:fixed;inset:20px;overflow:auto;background:#fff;z-index:2147483647}`,
    body: `<div aria-hidden="true">{{host}}</div><div class="modal" role="dialog" aria-modal="true" aria-label="Talk to us"><button id="first" type="button">Close</button>{{tag}}<button id="last" type="button">Later</button></div>
<script>
const modal = document.querySelector('.modal');
document.addEventListener('focusin', ({ target }) => { if (!modal.contains(target)) document.getElementById('first').focus() });
document.addEventListener('keydown', (event) => { if (event.key === 'Tab' && document.activeElement.id === 'last' && !event.shiftKey) { event.preventDefault(); document.getElementById('first').focus() } });
</script>`,
  },
];
