/** In the place of `loader/prepare.ts`: chunks that a page's own build has made have no address to be asked for ahead. */
export function fetchChunks(): void {}
