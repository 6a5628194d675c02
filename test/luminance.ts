export type Color = readonly [red: number, green: number, blue: number];

/** How bright a colour of 0 to 255 a channel is: WCAG 2.2, "relative luminance". */
export function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio", of two luminances. */
export const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
