import pairs from 'opencc-js/dict/TSCharacters';

/** Chinese letters that are one unit of text each. The rare ones beyond are let be: no letter may move from its place. */
const first = 0x3400;
const last = 0x9fff;
const letter = /[\u3400-\u9fff]/g;

let table: Uint16Array | undefined;

/** For each letter the simplified one. Made when it is first needed: no start waits for it. */
function makeTable(): Uint16Array {
  const made = Uint16Array.from({ length: last - first + 1 }, (_, index) => first + index);
  for (const pair of pairs.split('|')) {
    const [from, to] = pair.split(' ', 2).map((each) => each.codePointAt(0) ?? 0);
    if (isLetter(from) && isLetter(to)) made[from - first] = to;
  }
  return made;
}

const isLetter = (code?: number): code is number => code !== undefined && code >= first && code <= last;

/** Traditional letters as simplified ones, letter by letter: a text keeps its length. */
export function simplify(text: string): string {
  table ??= makeTable();
  // Most texts have none to replace, which is seen sooner than replaced.
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetter(code) && table[code - first] !== code) return replaceLetters(text, table);
  }
  return text;
}

function replaceLetters(text: string, letters: Uint16Array): string {
  return text.replace(letter, (each) => String.fromCharCode(letters[each.charCodeAt(0) - first] ?? 0));
}
