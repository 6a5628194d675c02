import type { EmbedWidget } from './entities/embed.ts';
import { type LoaderSource, modes, type Piece, type Snippet } from './snippet-modes.ts';

/**
 * The attributes of the loader's script tag, in their order. Browsers keep connections with and without credentials
 * apart: asked for without, the loader comes by the one that the rest comes by (decision 0206).
 */
function describeLoader({ origin, pinned }: LoaderSource): Record<string, string> {
  const crossorigin = 'anonymous';
  if (!pinned) return { src: `${origin}/loader.js`, crossorigin };
  const { name, integrity, sealed } = pinned;
  return { src: `${origin}/v/${name}/${sealed ? 'sealed/' : ''}loader.js`, integrity, crossorigin };
}

/** The script tag alone. */
export function writeLoader(loader: LoaderSource): string {
  return `<script async${writeAttributes(describeLoader(loader))}></script>`;
}

/** The rule that themes the widget wherever it stands, also over the page; nothing where its colours are its own. */
function writeTheme({ widget, theme }: Pick<Snippet, 'widget' | 'theme'>): string {
  const entries = Object.entries(theme);
  if (entries.length === 0) return '';
  return `vt-${widget} { ${entries.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
}

/**
 * The rules that keep a widget's room free while nothing of ours can, and go on to: a form that was sent takes no less.
 * They follow its tag, so that a page whose policy forbids an inline style has them in its own sheet.
 */
function writeRoom({ widget, mode, room }: Snippet): string[] {
  if (!room || modes[mode].overlay) return [];
  const rule = (size: string) => `vt-${widget} { display: block; ${size}; }`;
  if ('shape' in room) return [rule(`aspect-ratio: ${room.shape}`)];
  const { narrow, wide } = room;
  return [
    rule(`min-height: ${wide}`),
    ...(narrow === wide ? [] : [`@media (max-width: 639px) { ${rule(`min-height: ${narrow}`)} }`]),
  ];
}

/** All that a snippet's style sheet says; nothing where it needs none. */
export function writeStyle(snippet: Snippet): string {
  return [...writeRoom(snippet), writeTheme(snippet)].filter(Boolean).join('\n');
}

/**
 * The scripts without which a bare widget of a pinned release shows nothing: those that the loader asks for, and what those
 * import. What it shows is left to them: asked for ahead it came twice (decision 0249).
 */
export function listEarly(
  { origin, pinned }: LoaderSource,
  { name, imports }: Pick<EmbedWidget, 'name' | 'imports'>,
  { theme }: Snippet['attributes'],
): string[] {
  const chunks = ['ask', 'ground', `${name}.style`, name, ...(theme ? ['theme'] : []), ...imports];
  return ['kit', ...chunks.map((chunk) => `w/${chunk}`)].map((file) => `${origin}/v/${pinned?.name}/${file}.js`);
}

/**
 * Of a link by which a page asks for a script beside the loader. `modulepreload` would ask as well, but for many browsers
 * a page that has begun to fetch modules has no import map of its own any more.
 */
const earlyLink = { rel: 'preload', as: 'script', crossorigin: 'anonymous' } as const;

const describeEarly = (early: readonly string[] = []): Piece[] =>
  early.map((href) => ({ tag: 'link', attributes: { ...earlyLink, href } }));

/** The lines of what the page asks for by itself: the loader, and what comes beside it. */
export const writeHead = ({ loader, early }: Pick<Snippet, 'loader' | 'early'>): string =>
  [writeLoader(loader), ...describeEarly(early).map(writeTag)].join('\n');

/** The same snippet as code for each kind of page, by the kind's name. */
export const codes = {
  html: (snippet: Snippet) => writeHtml(snippet),
  wordpress: (snippet: Snippet) => `<!-- wp:html -->\n${writeHtml(snippet)}\n<!-- /wp:html -->`,
  react: writeReact,
  vue: writeVue,
  'tag-manager': writeTagManager,
} as const satisfies Record<string, (snippet: Snippet) => string>;
export type CodeName = keyof typeof codes;
export const codeNames = Object.keys(codes) as CodeName[];

const pieceOf = (snippet: Snippet): Piece => modes[snippet.mode].write(snippet);

function writeHtml(snippet: Snippet): string {
  const style = writeStyle(snippet);
  return [writeHead(snippet), ...(style ? [`<style>${style}</style>`] : []), writePiece(pieceOf(snippet))].join('\n');
}

/** React 19 puts the script into the head, once however often the component stands in the page. */
function writeReact(snippet: Snippet): string {
  const style = writeStyle(snippet);
  return [
    'export function Vitrine() {',
    '  return (',
    '    <>',
    `      <script async${writeProps(describeLoader(snippet.loader))} />`,
    ...describeEarly(snippet.early).map((link) => `      ${writeJsx(link)}`),
    ...(style ? [`      <style>{${inScript(style)}}</style>`] : []),
    `      ${writeJsx(pieceOf(snippet))}`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** A template takes no script tag, so that the component adds it; a second one does no harm. */
function writeVue(snippet: Snippet): string {
  const style = writeStyle(snippet);
  return [
    '<script setup>',
    "import { onMounted } from 'vue';",
    '',
    'onMounted(() => {',
    ...addLoader(snippet).map((line) => `  ${line}`),
    '});',
    '</script>',
    '',
    '<template>',
    `  ${writePiece(pieceOf(snippet)).replaceAll('{', '&#123;')}`,
    '</template>',
    ...(style ? ['', '<style>', style, '</style>'] : []),
  ].join('\n');
}

/** What a tag manager writes into a page runs once it is there, and may only be of the syntax of 2009. */
function writeTagManager(snippet: Snippet): string {
  const style = writeStyle(snippet);
  const lines = [
    ...addLoader(snippet),
    ...(style
      ? [
          "var style = document.createElement('style');",
          `style.textContent = ${inScript(style)};`,
          'document.head.appendChild(style);',
        ]
      : []),
    ...build(pieceOf(snippet), 'widget'),
    'document.body.appendChild(widget);',
  ];
  return ['<script>', '(function () {', ...lines.map((line) => `  ${line}`), '})();', '</script>'].join('\n');
}

/** In the syntax of 2009, too. */
function addLoader({ loader, early }: Snippet): string[] {
  const { src = '', integrity, crossorigin = '' } = describeLoader(loader);
  return [
    "var script = document.createElement('script');",
    'script.async = true;',
    `script.src = ${inScript(src)};`,
    ...(integrity ? [`script.integrity = ${inScript(integrity)};`] : []),
    `script.crossOrigin = ${inScript(crossorigin)};`,
    'document.head.appendChild(script);',
    ...(early
      ? [
          `${inScript(early)}.forEach(function (address) {`,
          "  var link = document.createElement('link');",
          ...Object.entries(earlyLink).map(
            ([name, value]) => `  link.setAttribute(${inScript(name)}, ${inScript(value)});`,
          ),
          '  link.href = address;',
          '  document.head.appendChild(link);',
          '});',
        ]
      : []),
  ];
}

function build({ tag, attributes, child }: Piece, name: string): string[] {
  return [
    `var ${name} = document.createElement(${inScript(tag)});`,
    ...Object.entries(attributes).map(
      ([attribute, value]) => `${name}.setAttribute(${inScript(attribute)}, ${inScript(value)});`,
    ),
    ...(typeof child === 'string' ? [`${name}.textContent = ${inScript(child)};`] : []),
    ...(typeof child === 'object' ? [...build(child, 'link'), `${name}.appendChild(link);`] : []),
  ];
}

const writeTag = ({ tag, attributes }: Piece) => `<${tag}${writeAttributes(attributes)}>`;

function writePiece(piece: Piece): string {
  const { tag, child = '' } = piece;
  return `${writeTag(piece)}${typeof child === 'string' ? escapeText(child) : writePiece(child)}</${tag}>`;
}

function writeJsx({ tag, attributes, child }: Piece): string {
  if (child === undefined) return `<${tag}${writeProps(attributes)} />`;
  const inner = typeof child === 'object' ? writeJsx(child) : /[{}<>&]/.test(child) ? `{${inScript(child)}}` : child;
  return `<${tag}${writeProps(attributes)}>${inner}</${tag}>`;
}

/** What React has under a name of its own. */
const namesInJsx: Readonly<Record<string, string>> = { crossorigin: 'crossOrigin' };
const writeProps = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(
      ([name, value]) => ` ${namesInJsx[name] ?? name}=${/["&\\]/.test(value) ? `{${inScript(value)}}` : `"${value}"`}`,
    )
    .join('');

const writeAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A text within a script that stands in HTML: nothing of it ends that script, nor one of its lines. */
const inScript = (value: string | readonly string[]) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
