/** The words are some 20 bytes of Brotli a chunk. Where there are fewer, forms and pages have no room for them. */
const manyFunctions = 50;

/**
 * Chromium compiles a function once it is called, and on the page's own thread. A file that begins with this comment has
 * all of its functions compiled as it arrives, beside the page. To all others it is a comment.
 * Source: WICG, Explicit JavaScript Compile Hints.
 */
export function hintCompiling() {
  return {
    name: 'hint-compiling',
    renderChunk(code) {
      const functions = code.match(/=>|\bfunction\b/g) ?? [];
      return functions.length < manyFunctions ? null : `//# allFunctionsCalledOnLoad\n${code}`;
    },
  };
}
