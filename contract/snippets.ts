/** The script that a page includes: the newest release of it, or one that is pinned and held against its hash. */
export interface LoaderSource {
  origin: string;
  pinned?: { name: string; integrity: string };
}

/** What somebody wants on a page of theirs. */
export interface Snippet {
  loader: LoaderSource;
  /** The tag's suffix. */
  widget: string;
  mode: ModeName;
  /** By their names in HTML. */
  attributes: Readonly<Record<string, string>>;
  /** Custom properties by their names. */
  theme: Readonly<Record<string, string>>;
  /** Of the button or the link; in an inline widget of the link that stands there until its script has come. */
  label?: string;
  /** Where the same is to be had without a script. */
  href?: string;
}

/** An element as code of every kind writes it; a text is its only child or one beside none. */
interface Piece {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  child?: Piece | string;
}

type Opening = { [Attribute in `data-vt-${string}`]: string };

/** What opens a widget over the page names it, and each of its attributes behind `data-vt-`. */
const toOpener = ({ widget, attributes }: Snippet): Opening => ({
  'data-vt-open': widget,
  ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`data-vt-${name}`, value])),
});

/** How a widget comes to be seen. Another way is another row, with its words in widgets/embed-builder. */
export const modes = {
  inline: {
    overlay: false,
    write: ({ widget, attributes, href, label }: Snippet): Piece => ({
      tag: `vt-${widget}`,
      attributes,
      child: href && label ? { tag: 'a', attributes: { href }, child: label } : undefined,
    }),
  },
  button: {
    overlay: true,
    write: (snippet: Snippet): Piece => ({
      tag: 'button',
      attributes: { type: 'button', ...toOpener(snippet) },
      child: snippet.label,
    }),
  },
  link: {
    overlay: true,
    write: (snippet: Snippet): Piece => ({
      tag: 'a',
      attributes: { href: snippet.href ?? '#', ...toOpener(snippet) },
      child: snippet.label,
    }),
  },
} as const;
export type ModeName = keyof typeof modes;
export const modeNames = Object.keys(modes) as ModeName[];

const isModeName = (name: string): name is ModeName => Object.hasOwn(modes, name);

/** Whether a widget that has no way to open over the page can be had in this mode, too. */
export const readMode = (name: string, canOpen: boolean): ModeName =>
  isModeName(name) && (canOpen || !modes[name].overlay) ? name : 'inline';

/** The attributes of the loader's script tag, in their order. */
function describeLoader({ origin, pinned }: LoaderSource): Record<string, string> {
  if (!pinned) return { src: `${origin}/loader.js` };
  const { name, integrity } = pinned;
  return { src: `${origin}/v/${name}/loader.js`, integrity, crossorigin: 'anonymous' };
}

/** The script tag alone. */
export function writeLoader(loader: LoaderSource): string {
  return `<script async${writeAttributes(describeLoader(loader))}></script>`;
}

/** The rule that themes the widget wherever it stands, also over the page; nothing where its colours are its own. */
export function writeTheme({ widget, theme }: Pick<Snippet, 'widget' | 'theme'>): string {
  const entries = Object.entries(theme);
  if (entries.length === 0) return '';
  return `vt-${widget} { ${entries.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
}

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
  const theme = writeTheme(snippet);
  return [
    writeLoader(snippet.loader),
    ...(theme ? [`<style>${theme}</style>`] : []),
    writePiece(pieceOf(snippet)),
  ].join('\n');
}

/** React 19 puts the script into the head, once however often the component stands in the page. */
function writeReact(snippet: Snippet): string {
  const theme = writeTheme(snippet);
  const { crossorigin: crossOrigin, ...source } = describeLoader(snippet.loader);
  const script = writeProps({ ...source, ...(crossOrigin && { crossOrigin }) });
  return [
    'export function Vitrine() {',
    '  return (',
    '    <>',
    `      <script async${script} />`,
    ...(theme ? [`      <style>{${inScript(theme)}}</style>`] : []),
    `      ${writeJsx(pieceOf(snippet))}`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

/** A template takes no script tag, so that the component adds it; a second one does no harm. */
function writeVue(snippet: Snippet): string {
  const theme = writeTheme(snippet);
  return [
    '<script setup>',
    "import { onMounted } from 'vue';",
    '',
    'onMounted(() => {',
    "  const script = document.createElement('script');",
    ...assignLoader(snippet).map((line) => `  ${line}`),
    '  document.head.append(script);',
    '});',
    '</script>',
    '',
    '<template>',
    `  ${writePiece(pieceOf(snippet)).replaceAll('{', '&#123;')}`,
    '</template>',
    ...(theme ? ['', '<style>', theme, '</style>'] : []),
  ].join('\n');
}

/** What a tag manager writes into a page runs once it is there, and may only be of the syntax of 2009. */
function writeTagManager(snippet: Snippet): string {
  const theme = writeTheme(snippet);
  const lines = [
    "var script = document.createElement('script');",
    ...assignLoader(snippet),
    'document.head.appendChild(script);',
    ...(theme
      ? [
          "var style = document.createElement('style');",
          `style.textContent = ${inScript(theme)};`,
          'document.head.appendChild(style);',
        ]
      : []),
    ...build(pieceOf(snippet), 'widget'),
    'document.body.appendChild(widget);',
  ];
  return ['<script>', '(function () {', ...lines.map((line) => `  ${line}`), '})();', '</script>'].join('\n');
}

function assignLoader({ loader }: Snippet): string[] {
  const { src = '', integrity, crossorigin } = describeLoader(loader);
  return [
    'script.async = true;',
    `script.src = ${inScript(src)};`,
    ...(integrity ? [`script.integrity = ${inScript(integrity)};`] : []),
    ...(crossorigin ? [`script.crossOrigin = ${inScript(crossorigin)};`] : []),
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

function writePiece({ tag, attributes, child = '' }: Piece): string {
  const inner = typeof child === 'string' ? escapeText(child) : writePiece(child);
  return `<${tag}${writeAttributes(attributes)}>${inner}</${tag}>`;
}

function writeJsx({ tag, attributes, child }: Piece): string {
  if (child === undefined) return `<${tag}${writeProps(attributes)} />`;
  const inner = typeof child === 'object' ? writeJsx(child) : /[{}<>&]/.test(child) ? `{${inScript(child)}}` : child;
  return `<${tag}${writeProps(attributes)}>${inner}</${tag}>`;
}

const writeProps = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}=${/["&\\]/.test(value) ? `{${inScript(value)}}` : `"${value}"`}`)
    .join('');

const writeAttributes = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A text within a script that stands in HTML: nothing of it ends that script, nor one of its lines. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
