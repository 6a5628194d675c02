/**
 * The widths, in pixels, that pictures are made in: each some quarter wider than the one before, so that what is sent is
 * hardly larger than what was asked for, while strangers cannot have thousands made of one picture.
 */
export const pictureWidths = [
  48, 60, 72, 96, 120, 180, 240, 300, 360, 480, 600, 720, 840, 960, 1080, 1200, 1440, 1920, 2160, 2560, 3200, 3840,
] as const;

/** The widest step. CSS pixels times the scale of a phone; no screen shows more. */
export const widestPicture = 3840;

/** The step that a width is answered with: the next one up. */
export function pictureWidth(width: number): number {
  return pictureWidths.find((step) => step >= width) ?? widestPicture;
}
