/** The hash that names an industry, as `industryPath` writes it; here alone, so that no chunk is fetched for it. */
export const industryHash = (index: number) => `#${index + 1}`;

/** The place of the industry that a hash names, of so many; undefined where it names none. */
export function readIndustryHash(hash: string, count: number): number | undefined {
  const number = /^#([1-9]\d?)$/.exec(hash)?.[1];
  return number !== undefined && Number(number) <= count ? Number(number) - 1 : undefined;
}
