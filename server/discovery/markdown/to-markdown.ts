import type TurndownService from 'turndown';

let service: Promise<TurndownService> | undefined;

/** HTML that the server wrote, as Markdown (CommonMark with GitHub's tables). */
export async function toMarkdown(html: string): Promise<string> {
  // Read when it is first needed: a server's start is no time for it.
  service ??= createService();
  return (await service).turndown(withAlign(html));
}

async function createService(): Promise<TurndownService> {
  const [{ default: Turndown }, { strikethrough, tables }] = await Promise.all([
    import('turndown'),
    import('@joplin/turndown-plugin-gfm'),
  ]);
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
