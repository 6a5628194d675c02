import type { Theme } from '../../contract/entities/shared.ts';
import { themeOf } from '../../contract/theme.ts';

const side = 32;

/**
 * The theme of a picture of another host, where that lets its pixels be read (CORS): on white, by its average colour.
 * @throws DOMException where it may not be read or cannot be had
 */
export async function measureTheme(url: string): Promise<Theme> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('This browser has no canvas.', 'NotSupportedError');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const average = (channel: number) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
    return sum / (side * side);
  };
  return themeOf(average(0), average(1), average(2));
}
