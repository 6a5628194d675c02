/** A posting is `page << bits | level`. */
export const bits = 2;
export const levelMask = 3;

/** Where a word stands, the least telling first. */
export const levels = { body: 0, summary: 1, title: 2 };

/** The pages that hold a term, each with the most telling place. In the order of the pages. */
export type Postings = Uint32Array;

/** Pages of both, each with the less telling of its two places. */
export function intersect(a: Postings, b: Postings): Postings {
  const common = new Uint32Array(Math.min(a.length, b.length));
  let count = 0;
  for (let left = 0, right = 0; left < a.length && right < b.length; ) {
    const [one = 0, other = 0] = [a[left], b[right]];
    const difference = (one >>> bits) - (other >>> bits);
    if (difference === 0) {
      common[count] = Math.min(one, other);
      count += 1;
    }
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return common.subarray(0, count);
}
