import { describe, expect, it } from 'vitest';
import { themeOf } from '../../../contract/theme.ts';

describe('the theme of a picture', () => {
  it.each([
    ['black', [0, 0, 0], 'dark'],
    ['vermilion', [201, 63, 27], 'dark'],
    ['a grey just below four fifths', [203, 203, 203], 'dark'],
    ['a grey of four fifths', [204, 204, 204], 'light'],
    ['a pale blue, whose lightness is between its channels', [180, 230, 255], 'light'],
    ['white', [255, 255, 255], 'light'],
  ] as const)('whose average colour is %s', (_, [red, green, blue], theme) => {
    expect(themeOf(red, green, blue)).toBe(theme);
  });
});
