import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../contract/text.ts';
import type { PageRoute } from '../../pages/page-route.ts';
import { text } from '../../pages/pages.text.ts';
import { breakWords } from '../base/break-words.ts';
import { escapeHtml } from '../base/escape.ts';

/** A host page: HTML with tags in it, and `{{name}}` where a word of the page or a part of the address goes. */
export interface HostPage {
  fill(mark: string, params: Readonly<Record<string, string>>): string;
}

/**
 * Reads a page's HTML, lays it into its layout where that says `{{main}}`, and cuts it at its placeholders, once.
 * @throws Error where a file is not there
 */
export async function readHostPage(
  folder: string,
  { page, widget, layout = 'layout' }: Pick<PageRoute, 'page' | 'widget' | 'layout'>,
): Promise<HostPage> {
  const [frame, main] = await Promise.all([
    readFile(path.join(folder, `${layout}.html`), 'utf8'),
    page === undefined
      ? `  <vt-${widget}></vt-${widget}>\n`
      : readFile(path.join(folder, page, `${page}.html`), 'utf8'),
  ]);
  const pieces = frame.replace('{{main}}', () => main).split(/\{\{(\w+)\}\}/);
  return {
    fill: (mark, params) =>
      pieces
        .map((piece, index) => (index % 2 ? word(piece, mark, params, pieces[index - 1]?.endsWith('>')) : piece))
        .join(''),
  };
}

/** @param read whether it stands between tags, as a fault's words, and in no attribute */
function word(key: string, mark: string, params: Readonly<Record<string, string>>, read = false): string {
  if (Object.hasOwn(text, key)) return say(text[key as keyof typeof text], mark);
  const given = escapeHtml(params[key] ?? '');
  return read ? breakWords(given) : given;
}
