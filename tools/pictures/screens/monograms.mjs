import { box, colours, speak, text } from './draw.mjs';

const { ink, line, wash } = colours;

const grounds = [
  [wash, ink, '#d8d2c5'],
  [ink, '#f6f4ef', '#38506f'],
  ['#ffffff', ink, line],
  ['#e6eaee', ink, '#c3ccd5'],
  ['#38506f', '#ffffff', '#8ba1b8'],
  ['#ece8df', '#38506f', '#cfc8bd'],
];

/** A person's sign on a ground with a hairline: ground, and where the line is open, are each person's own. */
export function drawMonogram(words, index, language, { width: size }) {
  const sign = speak(words, language);
  const [ground, sheet, rule] = grounds[index % grounds.length];
  const middle = size / 2;
  const radius = size * 0.4;
  const around = 2 * Math.PI * radius;
  return (
    box(0, 0, size, size, { fill: ground, radius: 0 }) +
    `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="none" stroke="${rule}" stroke-width="2.5" stroke-dasharray="${(around * 0.86).toFixed(1)} ${around.toFixed(1)}" transform="rotate(${index * 53} ${middle} ${middle})"/>` +
    text(sign, middle, middle + size * (sign.length > 1 ? 0.105 : 0.15), {
      size: size * (sign.length > 1 ? 0.3 : 0.42),
      fill: sheet,
      anchor: 'middle',
      serif: true,
    })
  );
}
