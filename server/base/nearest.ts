/** How many letters a name may be away from what was written. */
const farthest = 2;

/** The name that was likely meant by a word: the same but for case, or two letters away at most. */
export function findNearest(word: string, names: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const [near] = names
    // Every letter more is one away: what is far longer is not compared.
    .filter(({ length }) => Math.abs(length - lower.length) <= farthest)
    .map((name) => ({ name, far: distance(name.toLowerCase(), lower) }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far);
  return near?.name;
}

/** Levenshtein's distance between two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
