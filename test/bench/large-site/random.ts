/** Numbers that look random and are the same in every run: a large site that is made twice is the same site. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Some of the items, in their order, none twice. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** Mulberry32: 32 bits of state are plenty for placing words. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]) => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number) => {
    const wanted = new Set<number>();
    while (wanted.size < Math.min(count, items.length)) wanted.add(between(0, items.length - 1));
    return items.filter((_, index) => wanted.has(index));
  };
  return { between, pick, some };
}
