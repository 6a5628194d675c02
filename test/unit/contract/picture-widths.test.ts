import { describe, expect, it } from 'vitest';
import { pictureWidth, pictureWidths, widestPicture } from '../../../contract/picture-widths.ts';

describe("a picture's width", () => {
  it('is the next step up', () => {
    expect([1, 48, 49, 600, 600.5, 3840].map(pictureWidth)).toEqual([48, 48, 60, 600, 720, 3840]);
  });

  it('is one of a few steps, none much wider than the one before', () => {
    expect(pictureWidths.at(-1)).toBe(widestPicture);
    expect(pictureWidths.length).toBeLessThanOrEqual(24);
    for (const [index, step] of pictureWidths.slice(1).entries())
      expect(step / (pictureWidths[index] ?? 0)).toBeGreaterThan(1);
    for (const [index, step] of pictureWidths.slice(1).entries())
      expect(step / (pictureWidths[index] ?? 0)).toBeLessThanOrEqual(1.5);
  });
});
