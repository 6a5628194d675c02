import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { later } from '../../base/later.ts';

const readFontkit = later<typeof import('fontkit')>('fontkit');

/** The faces of the site, as outlines: the same picture on a machine that has no fonts at all. */
export interface Faces {
  /** @returns the width of a line, in pixels */
  measure(text: string, size: number): number;
  /** @returns an SVG path whose line begins at x and stands on y */
  draw(text: string, size: number, x: number, y: number): string;
}

/** By script; each has the weight of headings. */
const files = { latin: 'public-sans-latin-600.woff2', chinese: 'noto-sans-sc-600.woff2' } as const;

type Script = keyof typeof files;

/** Reads a face when a text first needs it: the Chinese one is a megabyte. */
export function createFaces(folder: string) {
  const known = new Map<Script, Promise<Font>>();
  const read = (script: Script) => {
    const reading = known.get(script) ?? readFace(path.join(folder, files[script]));
    known.set(script, reading);
    reading.catch(() => known.delete(script));
    return reading;
  };

  /** @param lang whose face has the first word; the other one has what that has not */
  return async (texts: readonly string[], lang: string): Promise<Faces> => {
    const order: Script[] = lang.startsWith('zh') ? ['chinese', 'latin'] : ['latin', 'chinese'];
    const fonts: Font[] = [];
    for (const script of order) {
      if (fonts.length === 0 || [...texts.join('')].some((letter) => !fonts.some((font) => has(font, letter))))
        fonts.push(await read(script));
    }
    return { measure: (text, size) => measure(fonts, text, size), draw: (...given) => draw(fonts, ...given) };
  };
}

async function readFace(file: string): Promise<Font> {
  const face = readFontkit().create(await readFile(file));
  if (!('layout' in face)) throw new Error(`${file} is a collection of faces; one is wanted.`);
  return face;
}

const has = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** A text by the faces that have its letters. What none has, such as an emoji, is left out. */
function toRuns(fonts: readonly Font[], text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((each) => has(each, letter));
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

function measure(fonts: readonly Font[], text: string, size: number): number {
  return toRuns(fonts, text).reduce(
    (width, { font, text: run }) => width + (font.layout(run).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

function draw(fonts: readonly Font[], text: string, size: number, x: number, y: number): string {
  let at = x;
  let outline = '';
  for (const { font, text: run } of toRuns(fonts, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [index, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      outline +=
        glyphs[index]?.path
          .scale(scale, -scale)
          .translate(at + xOffset * scale, y - yOffset * scale)
          .toSVG() ?? '';
      at += xAdvance * scale;
    }
  }
  return outline;
}
