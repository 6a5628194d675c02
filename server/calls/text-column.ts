import { fold } from '../base/fold.ts';

/** A text for each entry of a list, to be searched for parts of it. */
export interface TextColumn {
  /** The places of the texts that hold every word of the keyword, in their order. An empty keyword takes all: undefined. */
  holding(keyword: string | null | undefined): number[] | undefined;
}

/** Lists that are shorter are looked through as fast. */
const worthIndexing = 200;

/**
 * Texts by each pair of letters next to each other in them: a word is looked for in those texts alone that have its
 * rarest pair. Pairs need no knowledge of where words end, which Chinese does not write.
 */
export function createTextColumn(given: readonly string[]): TextColumn {
  const texts = given.map(fold);
  const all = texts.map((_, index) => index);
  const pairs = texts.length < worthIndexing ? undefined : indexPairs(texts);

  /** The fewest texts that a word may be in. */
  const candidatesFor = (word: string): readonly number[] => {
    let fewest: readonly number[] = all;
    if (!pairs) return fewest;
    for (let start = 0; start + 1 < word.length; start += 1) {
      const holders = pairs.get(word.slice(start, start + 2)) ?? [];
      if (holders.length < fewest.length) fewest = holders;
    }
    return fewest;
  };

  return {
    holding(keyword) {
      const words = fold(keyword ?? '')
        .split(/\s+/)
        .filter((word) => word !== '');
      if (words.length === 0) return undefined;
      const [fewest = all] = words.map(candidatesFor).sort((a, b) => a.length - b.length);
      return fewest.filter((index) => words.every((word) => texts[index]?.includes(word)));
    },
  };
}

function indexPairs(texts: readonly string[]): Map<string, number[]> {
  const pairs = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    for (let start = 0; start + 1 < text.length; start += 1) {
      const pair = text.slice(start, start + 2);
      const holders = pairs.get(pair);
      if (!holders) pairs.set(pair, [index]);
      // A pair that a text has twice stands last already.
      else if (holders.at(-1) !== index) holders.push(index);
    }
  }
  return pairs;
}
