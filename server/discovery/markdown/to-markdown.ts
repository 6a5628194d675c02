import type TurndownService from 'turndown';
import { later } from '../../base/later.ts';

const readTurndown = later<typeof TurndownService>('turndown');
const readGfm = later<typeof import('@joplin/turndown-plugin-gfm')>('@joplin/turndown-plugin-gfm');

let service: TurndownService | undefined;

/** HTML that the server wrote, as Markdown (CommonMark with GitHub's tables). */
export async function toMarkdown(html: string): Promise<string> {
  service ??= createService();
  return service.turndown(withAlign(html));
}

function createService(): TurndownService {
  const Turndown = readTurndown();
  const { strikethrough, tables } = readGfm();
  const made = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', emDelimiter: '*' });
  made.use([strikethrough, tables]);
  // Where a heading may break says nothing to a reader of text.
  made.addRule('wbr', { filter: 'wbr' as keyof HTMLElementTagNameMap, replacement: () => '' });
  return made;
}

/** Cells with the attribute that readers of old HTML know, in place of the class that pages have. */
function withAlign(html: string): string {
  return html.replace(/(<t[hd][^>]*?) class="align-(right|center)"/g, '$1 align="$2"');
}
