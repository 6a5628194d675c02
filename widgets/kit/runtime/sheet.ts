import { css } from 'goober';
import type { Sheet } from './sheet-data.ts';

/**
 * goober writes into a style element's text node. This stands in for both, so that the text reaches a constructable
 * sheet: those need no style-src, and no element in the page's head.
 */
class TextTarget {
  data = '';
  readonly parentNode = this;
  readonly firstChild = this;
  querySelector() {
    return this;
  }
}

/**
 * `createSheet('news', css => css\`…\`)`: the rules, nested under the root's class. That says the sheet's name, by which a
 * page tells one sheet from another anyway: goober's own is a hash that takes its bytes in each rule.
 */
export function createSheet(name: string, rules: (styles: typeof css) => string, uses: readonly Sheet[] = []): Sheet {
  const target = new TextTarget();
  const hash = rules(css.bind({ target }) as typeof css);
  const own = hash && `vt-${name}`;
  const root = [...uses.map((sheet) => sheet.root), own].filter(Boolean).join(' ');
  // goober takes what follows a bracket, as in `li:nth-child(even) p`, for a selector of its own and roots it once more.
  const text = target.data.replaceAll(`).${hash} `, ')').replaceAll(hash, own);
  return { name, root, text, uses };
}

/** A sheet of plain CSS, for what no class can say (`:host`, `::backdrop` of a part). */
export function createPlainSheet(name: string, root: string, text: string): Sheet {
  return { name, root, text, uses: [] };
}
