import { lightFrom } from './constants.ts';
import type { Theme } from './entities/shared.ts';

/** Section 4: a picture is dark when its average colour's lightness (that of HSL) is below 0.8. Channels from 0 to 255. */
export function themeOf(red: number, green: number, blue: number): Theme {
  const lightness = (Math.max(red, green, blue) + Math.min(red, green, blue)) / 2 / 255;
  return lightness < lightFrom ? 'dark' : 'light';
}
