import type { EmbedRelease } from '../../../../contract/entities/embed.ts';
import { writeLoader } from '../../../../contract/snippets.ts';
import { encodeGbk } from './encode-gbk.ts';

/**
 * A host page unlike ours, with a list of events at its end. In its texts `{{tag}}` stands for the form's tag,
 * `{{loader}}` for how our script is included, `{{host}}` for what the page says of its own, `{{origin}}` for our server's
 * origin, `{{sealed}}` for the tag of the sealed loader, `{{map}}` for what a policy lists for its import map.
 */
export interface ForeignPage {
  /** Its address below the host's origin. */
  name: string;
  /** What is peculiar about it, as the end of a sentence: "The form is sent from a page …". */
  about: string;
  /** Gone in other engines too whenever all tests are run. */
  main?: true;
  /** The engine whose driver works within the page, and by what the page has taken. */
  undrivenIn?: 'webkitgtk';
  /** The language of the form that a visitor meets; English unless told. */
  mark?: 'cn' | 'en';
  html?: string;
  css?: string;
  /** Runs before anything of ours, in the head. */
  script?: string;
  head?: string;
  body?: string;
  loader?: string;
  doctype?: string;
  /** The form has no list below it. */
  alone?: true;
  /** Of the answer. */
  headers?: Readonly<Record<string, string>>;
  charset?: 'gbk' | 'utf-8';
  /** What the visitor presses before the form is in sight. */
  reveal?: string;
  /** The tag stands in the frame of this page, which is its address with `/frame`, or in its `srcdoc`. */
  frame?: 'sandbox' | 'srcdoc';
  /** What a browser says of the host, whatever stands in it. */
  warned?: RegExp;
  /** The visitor has asked the browser for dark pages, where the browser can be told. */
  prefersDark?: boolean;
}

const tag = '<vt-form form-id="1"></vt-form>';
/** As short as there is one, and below the form. */
const list = '<vt-event-list page-size="2"></vt-event-list>';
export const loader = '<script async="" src="{{origin}}/loader.js"></script>';

/** Elements whose looks have to stay as they are. */
const host = `<h1 data-host="">Thistle &amp; Daughters</h1>
<p data-host="">Seeds since 1911, and <a data-host="" href="#seeds">all of them</a> by post.</p>
<ul data-host=""><li data-host="">Thistle</li><li>Clover</li></ul>
<p><label data-host="">Search <input data-host="" id="search"/></label> <button id="host-button" type="button">Basket</button>
<button data-host="" disabled="" type="button">Sold out</button></p>`;

const plainBody = '<main>{{host}}{{tag}}<p>Open from nine to five.</p></main>';

/** What a page says of our server. */
export interface Vendor {
  origin: string;
  release: EmbedRelease;
}

/** What the host answers with. */
export interface Served {
  type: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** @param embedded whether our tag and our script are in it, or it is as it was before */
export function servePage(page: ForeignPage, vendor: Vendor, embedded: boolean, framed: boolean): Served {
  const whole = page.frame && !framed ? composeFrame(page, embedded) : compose(page);
  const text = fill(whole, { vendor, embedded, loader: page.loader ?? loader });
  const charset = page.charset ?? 'utf-8';
  const type = page.doctype === xhtml ? 'application/xhtml+xml' : 'text/html';
  const headers = Object.entries(page.headers ?? {}).map(([name, value]) => [
    name,
    value.replaceAll('{{origin}}', vendor.origin).replaceAll('{{map}}', vendor.release.sealed.map),
  ]);
  return {
    type: `${type}; charset=${charset}`,
    headers: Object.fromEntries(headers),
    body: charset === 'gbk' ? encodeGbk(text) : Buffer.from(text),
  };
}

export const xhtml = '<?xml version="1.0" encoding="utf-8"?>';

function compose(page: ForeignPage): string {
  const { html = 'lang="en"', head = '', css, script, body = plainBody, doctype = '<!doctype html>' } = page;
  const nonce = page.headers ? ' nonce="seeds"' : '';
  const namespace = doctype === xhtml ? ' xmlns="http://www.w3.org/1999/xhtml"' : '';
  const place = body.includes('{{loader}}') ? '' : '{{loader}}';
  return `${doctype}
<html${namespace} ${html}>
<head>
<title>${page.name}</title>
<script${nonce} src="/recorder.js"></script>
<link rel="icon" href="{{origin}}/files/icons/favicon.svg"/>
${head}
${css ? `<style>${css}</style>` : ''}
${script ? `<script>${script}</script>` : ''}
${place}
</head>
<body data-host="">
${body}
${page.alone ? '' : '{{list}}'}
</body>
</html>`;
}

/** The page around a frame. */
function composeFrame(page: ForeignPage, embedded: boolean): string {
  const inner =
    page.frame === 'srcdoc'
      ? `srcdoc="${compose(page).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
      : `sandbox="allow-scripts allow-same-origin" src="/${page.name}/frame${embedded ? '' : '?embed=no'}"`;
  return `<!doctype html><html lang="en"><title>${page.name}</title><link rel="icon" href="{{origin}}/files/icons/favicon.svg"/>
<p>Above.</p><iframe id="frame" title="Form" width="900" height="700" ${inner}></iframe>`;
}

function fill(text: string, given: { vendor: Vendor; embedded: boolean; loader: string }): string {
  const { origin, release } = given.vendor;
  const { name, sealed } = release;
  const inSrcdoc = text.includes('srcdoc=');
  const put = (own: string) => (inSrcdoc ? own.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : own);
  return text
    .replaceAll('{{host}}', () => put(host))
    .replaceAll('{{tag}}', () => (given.embedded ? put(tag) : ''))
    .replaceAll('{{list}}', () => (given.embedded ? put(list) : ''))
    .replaceAll('{{loader}}', () => (given.embedded ? put(given.loader) : ''))
    .replaceAll('{{sealed}}', () =>
      // Any page may know it by a nonce, and XHTML wants a value of every attribute.
      writeLoader({ origin, pinned: { name, integrity: sealed.integrity, sealed: true } }).replace(
        ' async',
        ' async="" nonce="seeds"',
      ),
    )
    .replaceAll('{{origin}}', origin);
}
