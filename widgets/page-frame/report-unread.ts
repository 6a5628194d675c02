/** Says that a frame stays as high as the window (the specification's section 8). */
export function reportUnread({ src }: HTMLIFrameElement): void {
  console.error(`cannot get iframe content height: ${src}`);
}
