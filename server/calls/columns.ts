import { fold } from '../base/fold.ts';

/** Whether the entry at a place of its list is wanted. */
export type Test = (index: number) => boolean;

/** One name for each entry of a list, such as the place of an event. */
export interface NameColumn {
  /** A test for one of the names, of any case and width. No names take all: there is no test. */
  among(names: readonly string[] | null | undefined): Test | undefined;
}

/** Names as numbers: comparing those takes a hundredth of what looking up a text takes. */
export function createNameColumn(names: readonly (string | undefined)[]): NameColumn {
  const codes = new Map<string, number>();
  const column = Uint32Array.from(names, (name) => {
    if (name === undefined) return 0;
    const folded = fold(name);
    const code = codes.get(folded) ?? codes.size + 1;
    codes.set(folded, code);
    return code;
  });
  return {
    among(wanted) {
      if (!wanted || wanted.length === 0) return undefined;
      const isWanted = new Uint8Array(codes.size + 1);
      for (const name of wanted) {
        const code = codes.get(fold(name));
        if (code !== undefined) isWanted[code] = 1;
      }
      return (index) => isWanted[column[index] ?? 0] === 1;
    },
  };
}

/** A stretch of time for each entry, in milliseconds since 1970, both ends included. */
export interface TimeColumn {
  overlapping(range: { from: number; to: number }): Test | undefined;
}

export function createTimeColumn(stretches: readonly { from: number; to: number }[]): TimeColumn {
  const starts = Float64Array.from(stretches, ({ from }) => from);
  const ends = Float64Array.from(stretches, ({ to }) => to);
  return {
    overlapping({ from, to }) {
      if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return undefined;
      return (index) => (starts[index] ?? 0) <= to && (ends[index] ?? 0) >= from;
    },
  };
}

/**
 * The places of a list that pass every test, in their order; nothing where no test is given and all do. `candidates` are
 * the only ones, where they are given.
 */
export function select(
  count: number,
  candidates: readonly number[] | undefined,
  tests: readonly (Test | undefined)[],
): readonly number[] | undefined {
  const given = tests.filter((test) => test !== undefined);
  if (given.length === 0) return candidates;
  const found: number[] = [];
  const most = candidates ? candidates.length : count;
  for (let position = 0; position < most; position += 1) {
    const index = candidates ? (candidates[position] ?? 0) : position;
    if (given.every((test) => test(index))) found.push(index);
  }
  return found;
}
