/**
 * What of cobe's bundle a page's policy may refuse: the map as a `data:` picture (img-src), and a style element that it
 * writes anew with every frame (style-src), for anchors that nobody here asks for. docs/decisions/0090.
 */
const changes = [
  { what: 'the style element', pattern: /document\.head\.append\(\w+\),/, fitting: '' },
  {
    what: 'the map',
    pattern: /(\w+)\.src="data:image\/png;base64,([^"]+)"/,
    fitting:
      'createImageBitmap(new Blob([Uint8Array.from(atob("$2"),e=>e.charCodeAt(0))],{type:"image/png"})).then(e=>{let t=$1.onload;$1=e,t()})',
  },
];

export const isCobe = /[\\/]node_modules[\\/]cobe[\\/]/;

/** cobe's source, fit for any policy. A release that no longer says one of these things fails the build. */
export function fitSource(source) {
  return changes.reduce((text, { what, pattern, fitting }) => {
    if (!pattern.test(text)) throw new Error(`cobe no longer has ${what} as it was: see loader/fit-cobe.mjs.`);
    return text.replace(pattern, fitting);
  }, source);
}

/** For rollup. */
export function fitCobe() {
  return {
    name: 'fit-cobe',
    transform: (code, id) => (isCobe.test(id) ? { code: fitSource(code), map: null } : null),
  };
}
