import { chinese, splitPhrase } from '../../../widgets/kit/components/split-phrase.ts';

/** A piece of a text that stays whole, whether a space goes before it, and its own width. */
interface Piece {
  text: string;
  spaced: boolean;
  width: number;
}

type Measure = (text: string) => number;

/** A text in lines about as long as one another, none wider than the room; words of either script stay whole. */
export function balanceLines(text: string, room: number, measure: Measure): string[] {
  const pieces = toPieces(text, room, measure);
  const space = measure('a a') - measure('aa');
  const { length: count } = fill(pieces, room, space);
  let least = room / 2;
  let most = room;
  while (most - least > 8) {
    const middle = (least + most) / 2;
    if (fill(pieces, middle, space).length === count) most = middle;
    else least = middle;
  }
  return fill(pieces, most, space);
}

function toPieces(text: string, room: number, measure: Measure): Piece[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word, place) => {
    const whole = chinese.test(word) ? splitPhrase(word) : [word];
    // What is wider than half a line, an address for instance, breaks anywhere.
    const parts = whole.flatMap((part) => (measure(part) > room / 2 ? [...part] : [part]));
    return parts.map((part, index) => ({ text: part, spaced: place > 0 && index === 0, width: measure(part) }));
  });
}

function fill(pieces: readonly Piece[], room: number, space: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const { text, spaced, width } of pieces) {
    const last = lines.at(-1);
    const longer = last && last.width + (spaced ? space : 0) + width;
    if (last && longer !== undefined && longer <= room) {
      last.text += `${spaced ? ' ' : ''}${text}`;
      last.width = longer;
    } else lines.push({ text, width });
  }
  return lines.map((line) => line.text);
}
