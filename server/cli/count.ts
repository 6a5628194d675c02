/** How many there are, in words: `1 lead`, `2 leads`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
