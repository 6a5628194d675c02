/** What every drawn screen is made of: colours, text that fits its room, and small shapes. */
export const colours = {
  ink: '#0f1b2d',
  soft: '#4b5768',
  mute: '#677282',
  line: '#dcdfe4',
  paper: '#ffffff',
  wash: '#f6f4ef',
  accent: '#c93f1b',
};

/** Fills by how much they weigh. `!` is the one red thing of a picture. */
export const tones = {
  k: colours.ink,
  d: '#38506f',
  m: '#8ba1b8',
  p: '#cfd8e1',
  w: '#eef1f4',
  '!': colours.accent,
};

/** Text on a fill of each tone. */
export const onTone = { k: '#ffffff', d: '#ffffff', m: colours.ink, p: colours.ink, w: colours.soft, '!': '#ffffff' };

/** The smallest type of a picture of 1600 pixels: about 10 px where it is shown at 720. */
const smallest = 22;

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const widths = [
  [/[\u2e80-\u9fff\uff00-\uffef，。、：（）“”]/, 1],
  [/[iljI|.,:;'’!()[\]·]/, 0.3],
  [/[ftr\-/]/, 0.4],
  [/[mwMW%—→]/, 0.88],
  [/[A-Z&+×−–]/, 0.64],
  [/\d/, 0.556],
  [/\s/, 0.23],
];

/** About how wide a line of the font is, in pixels. */
export const widthOf = (text, size, bold = false) =>
  [...text].reduce((sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? 0.55), 0) *
  size *
  (bold ? 1.05 : 1);

/** Texts that were wider than their room at the smallest size; the generator names them. */
export const tooWide = new Set();

/**
 * One line of text on the baseline `y`; made smaller where `room` asks for it.
 * `anchor`: `start`, `middle` or `end`. Latin text takes the Korean cut, whose apostrophes are not a whole sign wide.
 */
export function text(
  value,
  x,
  y,
  { size = 28, fill = colours.ink, bold = false, anchor = 'start', room, serif = false } = {},
) {
  let fitted = size;
  while (room && fitted > smallest && widthOf(value, fitted, bold) > room) fitted -= 0.5;
  if (room && widthOf(value, fitted, bold) > room * 1.03) tooWide.add(`${value} (${Math.round(room)} px)`);
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="Noto ${serif ? 'Serif' : 'Sans'} CJK ${/[\u2e80-\u9fff]/.test(value) ? 'SC' : 'KR'}" font-size="${fitted}" font-weight="${bold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}">${escapeText(value)}</text>`;
}

/** Two lines at most, broken between words, or between characters in Chinese. */
export function lines(value, x, y, { size = 28, room, gap = 1.35, ...rest }) {
  if (widthOf(value, size, rest.bold) <= room) return text(value, x, y, { size, room, ...rest });
  const parts = /\s/.test(value) ? value.split(/(?<=\s)/) : [...value];
  let first = '';
  while (parts.length > 0 && widthOf(first + parts[0], size, rest.bold) <= room) first += parts.shift();
  return (
    text(first.trim(), x, y, { size, room, ...rest }) + text(parts.join(''), x, y + size * gap, { size, room, ...rest })
  );
}

export const box = (x, y, width, height, { fill = 'none', radius = 8, stroke, dash, weight = 2 } = {}) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}" rx="${radius}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${weight}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export const dot = (x, y, radius, fill, stroke) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="2.5"` : ''}/>`;

export const path = (points, { stroke = colours.line, width = 2, dash, fill = 'none' } = {}) =>
  `<path d="M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export const tick = (x, y, size, stroke) =>
  path(
    [
      [x - size * 0.5, y],
      [x - size * 0.12, y + size * 0.4],
      [x + size * 0.55, y - size * 0.42],
    ],
    { stroke, width: 3.5 },
  );

/** An arrow from one point to another, straight. */
export function arrow([x, y], [toX, toY], stroke = tones.m) {
  const turn = Math.atan2(toY - y, toX - x);
  const barb = (side) => [toX - 13 * Math.cos(turn + side), toY - 13 * Math.sin(turn + side)];
  return (
    path(
      [
        [x, y],
        [toX, toY],
      ],
      { stroke, width: 2.5 },
    ) + path([barb(0.5), [toX, toY], barb(-0.5)], { stroke, width: 2.5 })
  );
}

/** A small word in a rounded frame; the red one is filled. Gives the drawing and its width. */
export function pill(value, x, middle, { tone = 'w', anchor = 'start', size = 24, room } = {}) {
  const width = Math.min(room ?? 400, widthOf(value, size) + 30);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return (
    box(left, middle - 21, width, 42, { fill: tones[tone], radius: 21 }) +
    text(value, left + width / 2, middle + size * 0.36, {
      size,
      fill: onTone[tone],
      anchor: 'middle',
      room: width - 20,
    })
  );
}

/**
 * Says a drawing's words in one language: in every string `中文 | English` the part of that language stays.
 */
export function speak(value, language) {
  if (typeof value === 'string') return value.split(' | ')[language === 'en' && value.includes(' | ') ? 1 : 0];
  if (Array.isArray(value)) return value.map((item) => speak(item, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, speak(item, language)]));
}
