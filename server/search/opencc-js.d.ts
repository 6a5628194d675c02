/** OpenCC's table of single letters: `traditional simplified`, with `|` between the pairs. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string;
  export default pairs;
}
