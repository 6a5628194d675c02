import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { parseDocument } from 'htmlparser2';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { modeNames, modes, type Snippet } from '../../../contract/snippet-modes.ts';
import { codes, writeLoader, writeStyle } from '../../../contract/snippets.ts';

const integrity = 'sha384-abc/def+0';
const pinned = { name: '0.1.0-1a2b3c4d', integrity };
const nasty = 'A & "B" </script><!-- {{ c }} {d} \\ \u2028 ’';

const snippets: Readonly<Record<string, Snippet>> = {
  plain: {
    loader: { origin: 'https://vendor.example' },
    ...{ widget: 'form', mode: 'inline', attributes: { 'form-id': '1' }, theme: {} },
  },
  whole: {
    loader: { origin: 'https://vendor.example', pinned },
    widget: 'form',
    mode: 'inline',
    attributes: { 'form-id': '1', prefill: '{"Name":"A & \\"B\\""}', site: 'en' },
    theme: { '--vt-accent': '#0a5c36', '--vt-radius': '8px' },
    label: nasty,
    href: 'https://vendor.example/form/1?a=1&b="2"',
    room: { narrow: '1160px', wide: '880px' },
  },
  early: {
    loader: { origin: 'https://vendor.example', pinned },
    ...{ widget: 'form', mode: 'inline', attributes: { 'form-id': '1' }, theme: {} },
    early: ['https://vendor.example/v/0.1.0-1a2b3c4d/kit.js', 'https://vendor.example/v/0.1.0-1a2b3c4d/w/form.js'],
  },
};
const each = Object.entries(snippets).flatMap(([name, snippet]) =>
  modeNames.map(
    (mode) => [`${name}, ${mode}`, { ...snippet, mode, after: 50, label: snippet.label ?? 'Talk' }] as const,
  ),
);

/** What a browser would make of HTML: tags, attributes and texts, whatever the spaces between. */
function read(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  element.normalize();
  return element;
}
function renderReact(snippet: Snippet): string {
  const { code } = transformSync(codes.react(snippet), { loader: 'jsx', jsx: 'automatic', format: 'cjs' });
  const module = { exports: {} as Record<string, () => null> };
  new Function('module', 'exports', 'require', code)(module, module.exports, () => runtime);
  const { Vitrine } = module.exports;
  if (!Vitrine) throw new Error('The code exports no component.');
  return renderToStaticMarkup(<Vitrine />);
}
const parse = (html: string) => parseDocument(html, { decodeEntities: true });
const widgetOf = (root: ReturnType<typeof read>) => root.querySelector('vt-form, vt-opener, [data-vt-open]')?.outerHTML;

test('a script tag names the newest loader, or a pinned one with its hash', () => {
  expect(writeLoader({ origin: 'https://vendor.example' })).toBe(
    '<script async src="https://vendor.example/loader.js" crossorigin="anonymous"></script>',
  );
  expect(writeLoader({ origin: 'https://vendor.example', pinned })).toBe(
    `<script async src="https://vendor.example/v/0.1.0-1a2b3c4d/loader.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
});

describe('the style sheet of a snippet', () => {
  const { plain, whole } = snippets as Record<'plain' | 'whole', Snippet>;

  test('keeps the room of what stands in the page, on a phone and elsewhere, and none for what opens over it', () => {
    expect(writeStyle({ ...whole, theme: {} })).toBe(
      'vt-form { display: block; min-height: 880px; }\n@media (max-width: 639px) { vt-form { display: block; min-height: 1160px; } }',
    );
    expect(writeStyle({ ...whole, room: { shape: '16 / 9' }, theme: {} })).toBe(
      'vt-form { display: block; aspect-ratio: 16 / 9; }',
    );
    for (const mode of ['button', 'link'] as const) expect(writeStyle({ ...whole, mode, theme: {} })).toBe('');
    expect(writeStyle(plain)).toBe('');
  });

  test('has the theme after that', () => {
    expect(writeStyle(whole)).toMatch(/\}\nvt-form \{ --vt-accent: #0a5c36; --vt-radius: 8px; \}$/);
  });
});

describe('a page that is to show its widget sooner', () => {
  const early = snippets.early as Snippet;
  const links = early.early?.map((href) => `preload script ${href} anonymous`);
  const linksOf = (root: ParentNode) =>
    [...root.querySelectorAll('link')].map((link) =>
      ['rel', 'as', 'href', 'crossorigin'].map((name) => link.getAttribute(name)).join(' '),
    );

  test.each(['html', 'wordpress'] as const)('names what it asks for behind the loader: %s', (name) => {
    const root = read(codes[name](early));
    expect(linksOf(root)).toEqual(links);
    expect(root.querySelector('script')?.nextElementSibling?.localName).toBe('link');
  });

  test('names it in React', () => {
    expect(linksOf(read(renderReact(early)))).toEqual(links);
  });

  test.each(['vue', 'tag-manager'] as const)('names it by a script: %s', (name) => {
    const [, script = ''] =
      /(var script = [\s\S]*?)\n *(?:var widget|\}\);\n<\/script>)/.exec(codes[name](early)) ?? [];
    // Of no document: nothing is fetched.
    const head = document.createElement('div');
    new Function('document', script)({ head, createElement: (name: string) => document.createElement(name) });
    expect(linksOf(head)).toEqual(links);
  });
});

describe.each(each)('the code of a snippet: %s', (_, snippet) => {
  const html = codes.html(snippet);

  test('in WordPress it is the HTML in a block of its own, without a line that would become a paragraph', () => {
    expect(codes.wordpress(snippet)).toBe(`<!-- wp:html -->\n${html}\n<!-- /wp:html -->`);
    expect(html).not.toMatch(/\n\s*\n/);
  });

  test('HTML says each attribute and word as it was given', () => {
    const widget = read(html).querySelector('vt-form, vt-opener, [data-vt-open]');
    const prefix = widget?.localName.startsWith('vt-') ? '' : 'data-vt-';
    for (const [name, value] of Object.entries(snippet.attributes))
      expect(widget?.getAttribute(prefix + name)).toBe(value);
    if (modes[snippet.mode].opener) expect(widget?.textContent).toBe(snippet.label);
  });

  test('React renders the same element, and the same script', () => {
    const rendered = read(renderReact(snippet));
    expect(widgetOf(rendered)).toBe(widgetOf(read(html)));
    const attributesOf = (root: ReturnType<typeof read>) =>
      [...(root.querySelector('script')?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort();
    expect(attributesOf(rendered)).toEqual(attributesOf(read(html)));
    expect(rendered.querySelector('style')?.textContent).toBe(read(html).querySelector('style')?.textContent);
  });

  test('Vue is given a script that parses, a template without anything to interpolate, and the same element', () => {
    const code = codes.vue(snippet);
    const [, script = ''] = /^<script setup>\n([\s\S]*?)\n<\/script>/.exec(code) ?? [];
    const { diagnostics } = ts.transpileModule(script, { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    const [, template = ''] = /<template>\n([\s\S]*?)\n<\/template>/.exec(code) ?? [];
    expect(template).not.toContain('{{');
    expect(widgetOf(read(template))).toBe(widgetOf(read(html)));
    expect(parse(code).children.flatMap((node) => ('name' in node ? [node.name] : []))).toEqual(
      Object.keys(snippet.theme).length > 0 ? ['script', 'template', 'style'] : ['script', 'template'],
    );
  });

  test('a tag manager is given one script of the syntax of 2009, which ends where it should', () => {
    const code = codes['tag-manager'](snippet);
    expect(code.match(/<\/script/gi)).toHaveLength(1);
    const [, script = ''] = /^<script>\n([\s\S]*)\n<\/script>$/.exec(code) ?? [];
    expect(() => transformSync(script, { target: 'es5' })).not.toThrow();
    expect(transformSync(script, { target: 'es5', charset: 'utf8' }).code).not.toMatch(/=>|`|\b(?:let|const)\b/);
    expect(script).not.toMatch(/=>|^\s*(?:let|const) /m);
  });
});

test('strict TypeScript takes the code for React beside the declaration in docs/embedding.md', () => {
  const docs = readFileSync('docs/embedding.md', 'utf8');
  const [, declaration = ''] = /```ts tags\n([\s\S]*?)```/.exec(docs) ?? [];
  const files = new Map([['tags.d.ts', declaration]]);
  for (const [name, snippet] of each) files.set(`${name.replace(', ', '-')}.tsx`, codes.react(snippet));
  const sources = new Map([...files].map(([name, text]) => [path.resolve('test/unit', name), text]));
  const settings: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, strict: true, noEmit: true, types: [] },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX, skipLibCheck: true },
  };
  const host = ts.createCompilerHost(settings);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = sources.get(name);
    return text === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, text, version, true);
  };
  const program = ts.createProgram([...sources.keys()], settings, host);
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});
