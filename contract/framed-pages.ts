/** Whether a file below `files/` is a page that is shown in a frame. */
export function isFramedPage(name: string): boolean {
  return /^pages\/.+\.html$/.test(name);
}

/** Whether it is a style sheet that such pages share. */
export function isFramedStyle(name: string): boolean {
  return /^pages\/.+\.css$/.test(name);
}
