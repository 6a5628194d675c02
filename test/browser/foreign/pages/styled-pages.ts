import type { ForeignPage } from './foreign-page.ts';

const dark = 'background:#0b0d12;color:#e8e8ee';

/** Pages whose style sheets, layout or place for the tag are peculiar. */
export const styledPages: readonly ForeignPage[] = [
  {
    name: 'reboot',
    about: 'with a reboot sheet like Bootstrap’s',
    css: `*,::after,::before{box-sizing:border-box}:root{--bs-body-color:#212529;scroll-behavior:smooth}
body{margin:0;font:400 1rem/1.5 serif;color:var(--bs-body-color);-webkit-text-size-adjust:100%}
label{display:inline-block}button,input,select,textarea{margin:0;font-family:inherit;font-size:inherit;line-height:inherit}
button{border-radius:0;text-transform:uppercase}legend{float:left;width:100%;margin-bottom:.5rem;font-size:1.5rem}
fieldset{min-width:0;padding:0;margin:0;border:0}[hidden]{display:none!important}a{color:#0d6efd;text-decoration:underline}`,
  },
  {
    name: 'preflight',
    about: 'with a preflight sheet like Tailwind’s',
    css: `@layer base{*,::after,::before,::backdrop,::file-selector-button{box-sizing:border-box;margin:0;padding:0;border:0 solid}
html,:host{line-height:1.5;tab-size:4;font-family:ui-sans-serif}h1,h2,h3{font-size:inherit;font-weight:inherit}
ol,ul,menu{list-style:none}img,svg,video{display:block;vertical-align:middle}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;border-radius:0;background-color:transparent;opacity:1}}`,
  },
  {
    name: 'normalize',
    about: 'with normalize.css and a style sheet for print',
    css: `html{line-height:1.15;-webkit-text-size-adjust:100%}body{margin:0}h1{font-size:2em;margin:.67em 0}
button,input{overflow:visible}button,select{text-transform:none}[type=checkbox],[type=radio]{box-sizing:border-box;padding:0}
@media print{*{color:#000!important;background:none!important}vt-form{display:none}}`,
    loader: '<script src="{{origin}}/loader.js"></script>',
  },
  {
    name: 'wordpress',
    about: 'with the sheet of a WordPress theme',
    html: 'lang="en-GB"',
    css: `body{font:17px/1.7 Georgia,serif;max-width:760px;margin:0 auto}.entry-content>*{margin-block:1.75em}
.entry-content a{color:#c00;border-bottom:1px solid}input,textarea,select{width:100%!important;padding:16px!important;border:2px solid #000!important}
input[type=checkbox],input[type=radio]{width:auto!important}button,[type=submit]{background:#000!important;color:#fff!important;text-transform:uppercase}
label{display:block!important;text-transform:uppercase}p:empty{display:none}:focus{outline:3px dashed red!important}`,
    body: '<div id="page"><article class="entry-content">{{host}}<p></p>{{tag}}</article></div>',
  },
  {
    name: 'all-unset',
    about: 'that unsets all of every element',
    css: '*{all:unset}head,script,style{display:none}body,h1,p,div,main,vt-form{display:block}',
  },
  {
    name: 'important',
    about: 'that is important about every element',
    css: `*{box-sizing:content-box!important;margin:3px!important;padding:2px!important;font:italic 14px/1 cursive!important;letter-spacing:2px!important}
div,form,label,input,select,textarea{float:left!important;position:relative!important;max-width:90px!important}
main,vt-form{float:none!important;max-width:none!important}`,
  },
  {
    name: 'dark-class',
    about: 'that is dark by a class',
    html: 'lang="en" class="dark"',
    css: `.dark body{${dark}}.dark input{background:#223;color:inherit}.dark ::placeholder{color:#445}`,
  },
  {
    name: 'dark-scheme',
    about: 'that is dark where the visitor prefers it',
    head: '<meta name="color-scheme" content="light dark"/>',
    css: `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){body{${dark}}}`,
    prefersDark: true,
  },
  {
    name: 'on-picture',
    about: 'whose text is light on a dark picture',
    css: `.hero{color:#fff;text-shadow:0 1px 4px #000;background:#101820 linear-gradient(120deg,#101820,#26343f);padding:40px;font-weight:200}
.hero *{color:inherit}`,
    body: '<section class="hero">{{host}}{{tag}}</section>',
  },
  {
    name: 'right-to-left',
    about: 'in Arabic, from right to left',
    html: 'lang="ar" dir="rtl"',
    mark: 'en',
    loader: '<script async="" data-site="en" src="{{origin}}/loader.js"></script>',
    css: 'body{text-align:right;font-family:Tahoma}',
  },
  { name: 'quirks', about: 'in quirks mode', doctype: '<!-- no doctype -->', css: 'table{font-size:90%}' },
  {
    name: 'tables',
    about: 'that lays itself out in tables, as in 1999',
    doctype: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">',
    body: `<center><table width="760" border="0" cellpadding="0" cellspacing="0" bgcolor="#ffffcc"><tr><td width="160" valign="top"><font face="Arial" size="2">{{host}}</font></td>
<td nowrap align="center" valign="middle"><font color="#990000">{{tag}}</font></td></tr></table></center>`,
  },
  {
    name: 'base',
    about: 'with a base of its own',
    head: '<base href="https://elsewhere.example/deep/" target="_blank"/>',
  },
  { name: 'small-root', about: 'whose root’s font is 62.5%', css: 'html{font-size:62.5%}body{font-size:1.6rem}' },
  {
    name: 'zoomed',
    about: 'that is zoomed to twice its size',
    css: 'html{zoom:2}',
    // WebKitGTK scrolls nothing into sight in such a page, and a list would make it longer than the form needs.
    alone: true,
  },
  {
    name: 'transformed',
    about: 'whose boxes are turned and cut off',
    css: '.turn{transform:scale(.9) rotate(2deg);filter:saturate(.9);overflow:hidden;contain:paint;will-change:transform;margin:40px}',
    body: '<div class="turn">{{host}}{{tag}}</div>',
  },
  {
    name: 'content-visibility',
    about: 'that renders the form’s section when it is come to',
    css: '.far{height:3000px}section{content-visibility:auto;contain-intrinsic-size:auto 600px}',
    body: '{{host}}<div class="far"></div><section>{{tag}}</section>',
  },
  {
    name: 'details',
    about: 'that has it in a disclosure',
    body: '{{host}}<details><summary id="more">Talk to us</summary>{{tag}}</details>',
    reveal: '#more',
  },
  {
    name: 'dialog',
    about: 'that has it in a dialog',
    main: true,
    body: `{{host}}<button id="more" type="button">Talk to us</button><dialog id="talk">{{tag}}</dialog>
<script>document.getElementById('more').onclick = () => document.getElementById('talk').showModal()</script>`,
    reveal: '#more',
  },
  {
    name: 'tabs',
    about: 'that has it in a tab which is hidden at first',
    css: '.tab{display:none}.tab.on{display:block}',
    body: `{{host}}<button id="more" type="button">Contact</button><div class="tab on" id="one">About us</div><div class="tab" id="two">{{tag}}</div>
<script>document.getElementById('more').onclick = () => { one.classList.remove('on'); two.classList.add('on') }</script>`,
    reveal: '#more',
  },
  {
    name: 'narrow-grid',
    about: 'that gives it 220 pixels of a grid',
    css: '.grid{display:grid;grid-template-columns:220px 1fr;align-items:start}.grid>*{min-width:0}',
    body: '<div class="grid"><aside>{{tag}}</aside><main>{{host}}</main></div>',
  },
  {
    name: 'untouchable',
    about: 'whose text cannot be selected, below a sheet that lets the pointer through',
    css: `body *{user-select:none;-webkit-user-select:none}.glass{position:fixed;inset:0;z-index:999;pointer-events:none;background:rgb(255 255 255/1%)}
main{pointer-events:none}main>*{pointer-events:auto}`,
    body: '<main>{{host}}{{tag}}</main><div class="glass"></div>',
  },
];
