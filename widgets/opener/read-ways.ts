/** When something opens by itself. */
export type Way =
  /** At this part of the page's height, in percent. */
  | { on: 'scroll'; percent: number }
  /** After this time in sight, in seconds. */
  | { on: 'time'; seconds: number }
  /** As a mouse leaves by the upper edge of the window. */
  | { on: 'exit' };

const patterns: readonly [RegExp, (amount: number) => Way][] = [
  [/^scroll:([1-9]\d?|100)$/, (percent) => ({ on: 'scroll', percent })],
  [/^time:([1-9]\d{0,3})$/, (seconds) => ({ on: 'time', seconds })],
  [/^exit$/, () => ({ on: 'exit' })],
];

/**
 * The ways that an attribute names, with spaces between: `scroll:50 exit`.
 * @returns also each word that names none
 */
export function readWays(text = ''): { ways: Way[]; unknown: string[] } {
  const ways: Way[] = [];
  const unknown: string[] = [];
  for (const word of text.toLowerCase().match(/\S+/g) ?? []) {
    const [pattern, read] = patterns.find(([pattern]) => pattern.test(word)) ?? [];
    if (pattern && read) ways.push(read(Number(pattern.exec(word)?.[1])));
    else unknown.push(word);
  }
  return { ways, unknown };
}
