/** What has arrived so far, and a way to wait for more without watching a clock. */
export interface Arrivals<Item> {
  readonly items: readonly Item[];
  add(item: Item): void;
  /** Resolves once what has arrived satisfies the condition. */
  until(condition: (items: readonly Item[]) => boolean): Promise<void>;
}

export function createArrivals<Item>(): Arrivals<Item> {
  const items: Item[] = [];
  const waiting = new Set<() => void>();
  return {
    items,
    add: (item) => {
      items.push(item);
      for (const look of waiting) look();
    },
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(items)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
