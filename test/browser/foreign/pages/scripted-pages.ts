import type { ForeignPage } from './foreign-page.ts';
import { mooTools, prototype, zone } from './libraries.ts';

/** A storage that is there by name alone. */
const storage = (getter: string) =>
  `for (const kind of ['sessionStorage', 'localStorage']) Object.defineProperty(window, kind, { configurable: true, get() { ${getter} } })`;

/** Pages whose scripts have changed what ours stand on. */
export const scriptedPages: readonly ForeignPage[] = [
  { name: 'prototype', about: 'with Prototype', script: prototype },
  { name: 'mootools', about: 'with MooTools 1.2', script: mooTools },
  {
    name: 'amd',
    about: 'with an AMD loader',
    script: `window.define = Object.assign(() => console.error('define was called'), { amd: {} }); window.require = () => console.error('require was called'); require.config = () => {}`,
  },
  {
    name: 'commonjs',
    about: 'with the globals of a CommonJS bundle',
    script: `window.module = { exports: {} }; window.exports = module.exports; window.global = window; window.process = { env: {} };
window.require = (name) => { throw new Error('Cannot find module ' + name) }`,
  },
  {
    name: 'jquery',
    about: 'with a dollar function that takes every submit and click',
    script: `window.$ = window.jQuery = (of) => ({ on: (type, hear) => document.addEventListener(type, hear), length: 0, of }); $.fn = {}; $.noConflict = () => $;
for (const type of ['submit', 'click', 'change', 'input']) $(document).on(type, (event) => { if (event.type === 'submit') event.preventDefault() })`,
  },
  { name: 'vitrine-text', about: 'that has a text of its own as `vitrine`', script: `var vitrine = 'a shop window'` },
  { name: 'vitrine-function', about: 'that has a function of its own as `vitrine`', script: 'function vitrine() {}' },
  {
    name: 'vitrine-element',
    about: 'with an element whose id is `vitrine`',
    body: '<div id="vitrine">{{host}}</div>{{tag}}',
  },
  {
    name: 'storage-throws',
    about: 'where storage throws',
    script: storage(`throw new Error('Storage is not for you')`),
  },
  { name: 'storage-null', about: 'where storage is null', script: storage('return null') },
  {
    name: 'storage-full',
    about: 'where storage is full',
    script: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  },
  {
    name: 'shortcuts',
    about: 'whose shortcuts are letters, and Enter its own button',
    script: `document.addEventListener('keydown', (event) => {
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  if (event.key === 'Enter') document.getElementById('host-button').click();
  if (/^[a-z ]$/i.test(event.key) || event.key === 'Enter') event.preventDefault();
});
addEventListener('load', () => { document.getElementById('host-button').onclick = () => console.error('the host’s button was pressed') })`,
  },
  { name: 'frozen', about: 'whose Object.prototype is frozen', main: true, script: 'Object.freeze(Object.prototype)' },
  {
    name: 'own-map',
    about: 'that has a Map, a `performance` and a `crypto` of its own, and promises without `finally`',
    undrivenIn: 'webkitgtk',
    script: `var performance = [{ year: 2025, percent: 7.1 }]; const crypto = ['BTC', 'ETH'];
window.Map = function Map() { this.elements = []; this.put = (key, value) => this.elements.push({ key, value }) };
delete Promise.prototype.finally`,
  },
  {
    name: 'telling-fetch',
    about: 'whose fetch says more with each call',
    script: `const native = fetch;
window.fetch = (address, { headers, ...more } = {}) => native(address, { ...more, headers: { ...headers, 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': 'none' } })`,
  },
  {
    name: 'cookie-fetch',
    about: 'whose fetch sends cookies with each call that says nothing of them',
    script: `const native = fetch;
window.fetch = (address, options) => native(address, { credentials: 'include', ...options })`,
    // All at once is asked for in vain, and then by the steps that say it.
    warned: /blocked by CORS policy|ERR_FAILED|Cross-Origin Request Blocked|Credential/,
  },
  {
    name: 'custom-elements',
    about: 'with a polyfill around custom elements',
    script: `const Native = HTMLElement;
window.HTMLElement = function HTMLElement() { return Reflect.construct(Native, [], this.constructor) };
HTMLElement.prototype = Native.prototype; HTMLElement.prototype.constructor = HTMLElement; Object.setPrototypeOf(HTMLElement, Native);
const { define } = CustomElementRegistry.prototype;
CustomElementRegistry.prototype.define = function (name, type, options) { return define.call(this, name, class extends type {}, options) }`,
  },
  { name: 'zone', about: 'with promises, timers and fetch of Angular’s zones', script: zone },
  {
    name: 'blocker',
    about: 'whose visitor blocks what looks like tracking',
    script: `const ask = window.fetch; const bad = /track|fingerprint|analytic|pixel|beacon|collect|telemetry/i;
window.fetch = (address, options) => bad.test(String(address)) ? Promise.reject(new TypeError('Failed to fetch')) : ask(address, options);
navigator.sendBeacon = () => false`,
  },
  {
    name: 'document-write',
    about: 'that writes the snippet with document.write',
    warned: /is invoked via document\.write/,
    loader: `<script>document.write('<script src="{{origin}}/loader.js"><\\/script>')</script>`,
    body: `{{host}}<script>document.write('{{tag}}')</script>`,
  },
  {
    name: 'inner-html',
    about: 'that puts the tag in late, as HTML',
    body: `{{host}}<div id="place"></div><button id="more" type="button">Talk to us</button>
<script>document.getElementById('more').onclick = () => { document.getElementById('place').innerHTML = '<section>{{tag}}</section>' }</script>`,
    reveal: '#more',
  },
  {
    name: 're-render',
    about: 'whose framework moves the tag while it loads and once it is there',
    body: `{{host}}<div id="one">{{tag}}</div><div id="two"></div>
<script>
for (const type of ['vt-wake', 'vt-ready']) addEventListener(type, ({ target }) => {
  const place = document.getElementById(target.parentNode.id === 'one' ? 'two' : 'one');
  place.append(target);
  target.setAttribute('form-id', '1');
  target.className = 'rendered again';
})
</script>`,
  },
  {
    name: 'turbo',
    about: 'that was come to by Turbo, which swaps bodies',
    body: `{{host}}<button id="more" type="button">Next page</button>{{tag}}{{loader}}
<script>
document.getElementById('more').onclick = async () => {
  const text = await (await fetch(location.href)).text();
  const next = new DOMParser().parseFromString(text, 'text/html');
  next.querySelector('#more').remove();
  for (const old of next.body.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) script.setAttribute(name, value);
    old.replaceWith(script);
  }
  document.body.replaceWith(document.adoptNode(next.body));
}
</script>`,
    reveal: '#more',
  },
];
