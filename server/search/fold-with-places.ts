import { simplify } from './simplify.ts';
import { foldText } from './words.ts';

/** Latin, Chinese and the marks beside and between them: each folds to one letter or mark, so that it stays in its place. */
const foldsInPlace = /^[ -~\u00b7\u2013-\u2014\u2018-\u2019\u201c-\u201d\u3001-\u3029\u3400-\u9fff\uff01-\uff5e]*$/;

/** A folded text, and for each of its letters the place of what it was made of; without these where it is the same. */
export function foldWithPlaces(text: string): { folded: string; places?: number[] } {
  if (foldsInPlace.test(text)) return { folded: foldText(text) };
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const made = foldLetter(letter);
    for (let index = 0; index < made.length; index += 1) places.push(at);
    folded += made;
    at += letter.length;
  }
  places.push(text.length);
  return { folded, places };
}

/** Latin letters, which have but a small form, and Chinese ones, which have but a simplified one, are most of all. */
function foldLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < 0x80) return letter.toLowerCase();
  return code >= 0x3400 && code <= 0x9fff ? simplify(letter) : foldText(letter);
}
