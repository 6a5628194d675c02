import { breakWords } from '../base/break-words.ts';

/** Gives sanitised rich text what no writer types: ids, names, and places where Chinese lines may end. */
export function finishHtml(html: string): string {
  return breakCells(nameTables(nameHeadings(html)));
}

/** Ids from the headings' own words; the prefix keeps them clear of a page's own ids. */
function nameHeadings(html: string): string {
  const seen = new Map<string, number>();
  return html.replace(/<(h[23])>([\s\S]*?)<\/\1>/g, (_, tag: string, content: string) => {
    const words = content
      .replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ')
      .normalize('NFKC')
      .toLowerCase();
    const slug = words.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? 'part';
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return `<${tag} id="h-${slug}${count > 1 ? `-${count}` : ''}">${breakWords(content)}</${tag}>`;
  });
}

/** What may have the focus has a name: a table without a caption goes by the heading that it stands below. */
function nameTables(html: string): string {
  let heading: string | undefined;
  return html.replace(/<h[23] id="([^"]*)"|<table(?= tabindex="0">(?!\s*<caption))/g, (whole, id?: string) => {
    heading = id ?? heading;
    return id !== undefined || heading === undefined ? whole : `${whole} aria-labelledby="${heading}"`;
  });
}

/** A table's cells are narrow on a phone, where a line would end inside every other word. */
function breakCells(html: string): string {
  return html.replace(/(?<=<t[hd]\b[^>]*>)[\s\S]*?(?=<\/t[hd]>)/g, (content) => breakWords(content));
}
