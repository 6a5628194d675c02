import { addresses } from '../../contract/addresses.ts';

/** The hash that names an industry on the page of the solutions, by its place from 0 on: `#1` is the first. */
export const industryHash = (index: number) => `#${index + 1}`;

/** The address that opens the page of the solutions at an industry. */
export const industryPath = (index: number) => addresses.solutions + industryHash(index);

/** The place of the industry that a hash names, of so many; undefined where it names none. */
export function readIndustryHash(hash: string, count: number): number | undefined {
  const number = /^#([1-9]\d?)$/.exec(hash)?.[1];
  return number !== undefined && Number(number) <= count ? Number(number) - 1 : undefined;
}
