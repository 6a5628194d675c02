const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of HTML that this server wrote. Where a heading may break says nothing to a reader. */
export function toPlainText(html: string): string {
  return html
    .replace(/<wbr>|<\/?(?:a|b|code|em|i|s|strong|sub|sup)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
