/** Files are the content server's own, whichever site's path the page has. */
export function fileAddress(url: string, origin: string): string {
  return url.startsWith('/') ? origin + url : url;
}
