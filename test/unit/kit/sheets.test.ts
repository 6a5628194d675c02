import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { adoptSheet } from '../../../widgets/kit/runtime/adopt-sheet.ts';
import { createPlainSheet, createSheet } from '../../../widgets/kit/runtime/sheet.ts';
import { flattenSheets, type Sheet } from '../../../widgets/kit/runtime/sheet-data.ts';

const rules = (colour: string) => (css: Parameters<Parameters<typeof createSheet>[1]>[0]) =>
  css`
    padding: 4px;
    h2 { color: ${colour}; }
    @media (max-width: 767.98px) { .list { display: none; } }
  `;

afterEach(() => {
  document.head.innerHTML = '';
  document.adoptedStyleSheets = [];
});

describe("a widget's sheet", () => {
  it('holds its rules under the class of its root, nested ones and those of small screens too', () => {
    const { root, text } = createSheet('news', rules('teal'));
    expect(root).toBe('vt-news');
    expect(text).toContain(`.${root}{padding:4px;}`);
    expect(text).toContain(`.${root} h2{color:teal;}`);
    expect(text).toContain(`@media (max-width: 767.98px){.${root} .list{display:none;}}`);
  });

  it('roots a selector once, whatever follows a bracket in it', () => {
    const { root, text } = createSheet(
      'rows',
      (css) => css`
        .row:nth-child(even) .words { order: 1; }
        .tabs:not(.live):not(:has(:target)) .tab.active .body { display: block; }
        .rich :is(h2, h3):first-child { margin: 0; }
        @media (min-width: 768px) { :is(.two, .three) .slide:not(:last-child) { margin: 1px; } }
      `,
    );
    const selectors = [...text.matchAll(/([^{}]+)\{(?=[a-z]+:)/g)].map(([, selector]) => selector);
    expect(selectors).toEqual([
      `.${root} .row:nth-child(even) .words`,
      `.${root} .tabs:not(.live):not(:has(:target)) .tab.active .body`,
      `.${root} .rich :is(h2, h3):first-child`,
      `.${root} :is(.two, .three) .slide:not(:last-child)`,
    ]);
  });

  it('holds nothing of other sheets', () => {
    const [one, other] = [createSheet('one', rules('teal')), createSheet('other', rules('navy'))];
    expect(one.text).not.toContain('navy');
    expect(other.text).not.toContain('teal');
    expect(one.root).not.toBe(other.root);
  });

  it('writes no style element into the page', () => {
    createSheet('news', rules('gold'));
    expect(document.querySelector('style')).toBeNull();
  });

  it('that builds upon another gives its root the classes of both', () => {
    const dialog = createSheet('dialog', rules('teal'));
    const form = createSheet('form', rules('navy'), [dialog]);
    expect(form.root.split(' ')).toEqual([dialog.root, 'vt-form']);
    expect(form.text).not.toContain('teal');
  });
});

describe('several sheets', () => {
  // Names that no widget's sheet has: what is made of those is there for good.
  const ground = createPlainSheet('low', 'vt', '.vt { margin: 0 }');
  const dialog = { ...createPlainSheet('middle', 'd', '.d { margin: 0 }'), uses: [ground] };
  const form = { ...createPlainSheet('high', 'f', '.f { margin: 0 }'), uses: [dialog, ground] };

  it('come with what they build upon, foundations first, each once', () => {
    expect(flattenSheets([form, dialog, ground]).map(({ name }) => name)).toEqual(['low', 'middle', 'high']);
  });

  it('are worn by the document or a shadow root, each once', () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    adoptSheet(root, form);
    adoptSheet(root, dialog);
    expect(root.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText)).toEqual(
      ['.vt', '.d', '.f'].map((selector) => expect.stringContaining(selector)),
    );
    adoptSheet(document, dialog);
    expect(document.adoptedStyleSheets).toEqual(root.adoptedStyleSheets.slice(0, 2));
  });

  it('that each bring a copy of what they build upon wear that once', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    adoptSheet(root, { ...dialog, uses: [{ ...ground }] });
    adoptSheet(root, { ...form, uses: [{ ...dialog, uses: [{ ...ground }] }, { ...ground }] });
    expect(root.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText)).toEqual(
      ['.vt', '.d', '.f'].map((selector) => expect.stringContaining(selector)),
    );
  });

  it('that a server has written into the page are not worn twice', () => {
    document.head.innerHTML = '<style data-vt-sheets="low middle">.vt { margin: 0 }</style>';
    adoptSheet(document, form);
    expect(document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText)).toEqual([
      expect.stringContaining('.f'),
    ]);
  });

  describe('all that there are', async () => {
    const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.style\.ts$/.test(file),
    );
    const modules = await Promise.all(files.map((file) => import(path.resolve('widgets', file))));
    const sheets: Sheet[] = modules.flatMap(Object.values);

    it('have each a name of its own, wherever they are written: by that they are worn once', () => {
      const names = sheets.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(files.length - 1);
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    });

    it('reach their host alone and from within no other selector, which Chromium knows since 126', () => {
      const late = sheets.filter(({ text }) => /:(?:is|where|not|has)\([^{)]*:host/.test(text));
      expect(late.map(({ name }) => name)).toEqual([]);
    });

    it('ask no WebKit for spaces between Chinese and Latin letters, which draws them over one another', () => {
      const asked = sheets.flatMap(({ text }) => text.match(/[^{}]+(?=\{[^{}]*text-autospace: ?normal)/g) ?? []);
      expect(asked.map((selector) => selector.trim())).toEqual(['.vt:not(:has-slotted)']);
    });
  });
});
