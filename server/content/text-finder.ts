import { decodeAddress } from './file-type.ts';

/**
 * Tells the line of a text that something stands on, from 0: the second time that the same is asked for, the second that has
 * it. An address may stand there as it was typed or as Markdown encodes it.
 */
export function createTextFinder(body: string): (near: string) => number {
  const text = body.toLowerCase();
  const ends = new Map<string, number>();
  const next = (words: string) => {
    const from = ends.get(words) ?? 0;
    const found = findWhole(text, words, from);
    if (found >= 0) ends.set(words, found + words.length);
    // What the text has fewer times than was asked stands where it stood last.
    return found < 0 && from > 0 ? from - words.length : found;
  };
  return (near) => {
    const ways = new Set([decodeAddress(near).toLowerCase(), near.toLowerCase()]);
    const found = Math.max(...[...ways].map(next), 0);
    return text.slice(0, found).split('\n').length - 1;
  };
}

/** Words by themselves, before those that are a part of others: `/product` before `/product/3`. */
function findWhole(text: string, words: string, from: number): number {
  const first = text.indexOf(words, from);
  for (let at = first; at >= 0 && words !== ''; at = text.indexOf(words, at + 1)) {
    if (!/[\w/]/.test(text.charAt(at + words.length)) && !/\w/.test(text.charAt(at - 1))) return at;
  }
  return first;
}
