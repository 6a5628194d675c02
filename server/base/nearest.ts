/** How many slips a name may be away from what was written, however long both are. */
const farthest = 2;

/** A third of the letters: of two short words, two slips make any other. */
const allowance = (a: string, b: string) => Math.min(farthest, Math.floor(Math.max(a.length, b.length) / 3));

/** The name that was likely meant by a word: the same but for case, or a slip or two away, as its length allows. */
export function findNearest(word: string, names: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const isNear = (name: string, far: number) => far <= allowance(name, lower);
  const [near] = names
    // Every letter more is a slip: what is far longer is not compared.
    .filter((name) => isNear(name, Math.abs(name.length - lower.length)))
    .map((name) => ({ name, far: distance(name.toLowerCase(), lower) }))
    .filter(({ name, far }) => isNear(name, far))
    .sort((a, b) => a.far - b.far);
  return near?.name;
}

/** How many slips two short words are apart: a letter more, less or another, or two beside each other turned round. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isTurned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const turned = isTurned ? (before[j - 2] ?? 0) + 1 : substituted;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted, turned));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
