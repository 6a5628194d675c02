/** Rich text below a section's own heading: its headings stand a level deeper, by the ids that addresses know them by. */
export function lowerHeadings(html: string | undefined): string | undefined {
  return html?.replace(/(?<=<\/?h)[23]\b/g, (level) => `${Number(level) + 1}`);
}
