/** A small deterministic generator (mulberry32): the same seed draws the same picture on every machine. */
export function randomFrom(seed) {
  let state = [...String(seed)].reduce(
    (sum, char) => Math.imul(sum ^ char.codePointAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}
