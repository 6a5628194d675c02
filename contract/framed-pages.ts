/** Whether a file below `files/` is a page that is shown in a frame. */
export function isFramedPage(name: string): boolean {
  return /^pages\/.+\.html$/.test(name);
}
