import terser from '@rollup/plugin-terser';

/** Names of Preact's own, as in `vnode._children`. No other source has such names, and `__html` is said by views. */
const inward = { regex: /^__?[a-z]/, reserved: ['__html', '__proto__'] };

/**
 * Makes a chunk as small as can be. Preact's own property names become letters in the chunk that holds all of Preact:
 * others hold libraries that ask browsers for names of this kind.
 * @param whole the chunk that holds Preact, if any does
 */
export function minify({ module, whole }) {
  const options = {
    module,
    ecma: 2020,
    compress: {
      passes: 4,
      unsafe_methods: true,
      keep_fargs: false,
      pure_getters: true,
      inline: 1,
      // The loader alone is no module: its texts compress better added up, and its early returns as they are written.
      unsafe: !module,
      if_return: module,
    },
    format: { comments: false },
  };
  const common = terser(options);
  const preact = terser({ ...options, mangle: { properties: inward } });
  return {
    name: 'minify',
    async renderChunk(code, chunk, ...rest) {
      const { renderChunk } = chunk.name === whole ? preact : common;
      const small = await renderChunk.call(this, sayLet(code, this.parse(code)), chunk, ...rest);
      // A file's end is its last statement's, too.
      return small.replace(/;$/, '');
    },
  };
}

/** `let` for `const`: one word for both compresses better, and neighbours become one declaration. */
function sayLet(code, program) {
  const places = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'VariableDeclaration' && node.kind === 'const') places.push(node.start);
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.forEach(visit);
      else visit(child);
    }
  };
  visit(program);
  let written = code;
  for (const place of places.sort((a, b) => b - a))
    written = `${written.slice(0, place)}let${written.slice(place + 'const'.length)}`;
  return written;
}
