import { charts } from './charts.mjs';
import { box, colours, dot, lines, path, pill, text, tick, tones } from './draw.mjs';
import { grids } from './grids.mjs';
import { nets } from './nets.mjs';

const { ink, soft, mute, accent } = colours;

/** A cell by its first sign: `#` a pill, `#!` the red one, `%0.6` a bar, `!` red words, `~` quiet words. */
function cell(value, { x, width, middle, right }) {
  const edge = right ? x + width : x;
  const anchor = right ? 'end' : 'start';
  if (value.startsWith('#'))
    return pill(value.replace(/^#!?/, ''), edge, middle, {
      tone: value[1] === '!' ? '!' : 'w',
      anchor,
      room: width,
    });
  if (value.startsWith('%')) {
    const share = Number(value.replace(/^%!?/, ''));
    return (
      box(x, middle - 7, width, 14, { fill: tones.w, radius: 7 }) +
      box(x, middle - 7, width * share, 14, { fill: value[1] === '!' ? accent : tones.d, radius: 7 })
    );
  }
  const red = value.startsWith('!');
  const quiet = value.startsWith('~');
  return text(value.replace(/^[!~]/, ''), edge, middle + 10, {
    fill: red ? accent : quiet ? mute : ink,
    bold: red,
    anchor,
    room: width,
  });
}

/** Rows under a head. `cols: '3 1r 2'` gives shares and which stand right; `narrow` the columns that a phone keeps. */
function table({ cols, head, rows, narrow }, area, isNarrow) {
  const shares = cols.split(' ').map((value) => ({ share: Number.parseFloat(value), right: value.endsWith('r') }));
  const kept = isNarrow && narrow ? narrow : shares.map((_, at) => at);
  const gap = 34;
  const room = area.width - gap * (kept.length - 1);
  const sum = kept.reduce((total, at) => total + shares[at].share, 0);
  let left = area.x;
  const columns = kept.map((at) => {
    const width = (room * shares[at].share) / sum;
    const column = { at, x: left, width, right: shares[at].right };
    left += width + gap;
    return column;
  });
  const top = head ? 50 : 0;
  const shown = rows.slice(0, Math.floor((area.height - top) / 58));
  const high = Math.min(area.height > 500 ? 102 : 86, (area.height - top) / shown.length);
  return [
    ...(head
      ? columns.map(({ at, x, width, right }) =>
          text(head[at], right ? x + width : x, area.y + 26, {
            size: 25,
            fill: mute,
            anchor: right ? 'end' : 'start',
            room: width,
          }),
        )
      : []),
    ...shown.flatMap((row, index) => {
      const y = area.y + top + index * high;
      return [
        index > 0 || head
          ? path([
              [area.x, y],
              [area.x + area.width, y],
            ])
          : '',
        ...columns.map((column) => cell(row[column.at], { ...column, middle: y + high / 2 })),
      ];
    }),
  ].join('');
}

/** Steps from top to bottom with who and when; the one under way is red. */
function steps({ steps: list }, area) {
  const high = Math.min(150, area.height / list.length);
  return list
    .map(([title, note, state], index) => {
      const [x, y] = [area.x + 24, area.y + high * index + 34];
      const next =
        index < list.length - 1
          ? path(
              [
                [x, y + 26],
                [x, y + high - 26],
              ],
              { stroke: tones.p, width: 3 },
            )
          : '';
      const mark =
        state === 'done'
          ? dot(x, y, 22, tones.d) + tick(x, y, 18, '#fff')
          : state === 'now'
            ? dot(x, y, 22, accent) + dot(x, y, 8, '#fff')
            : dot(x, y, 21, '#fff', tones.m);
      return (
        next +
        mark +
        text(title, x + 46, y + 2, { bold: state === 'now', fill: state ? ink : soft, room: area.width - 72 }) +
        text(note, x + 46, y + 38, { size: 25, fill: mute, room: area.width - 72 })
      );
    })
    .join('');
}

/** Large figures over what they count, side by side or, in a narrow column, below each other. */
function figures({ figures: list }, area) {
  const stacked = area.width < 520;
  const wide = stacked ? area.width : area.width / list.length;
  const high = stacked ? Math.min(204, area.height / list.length) : area.height;
  return list
    .map(([value, label, note = ''], index) => {
      const x = area.x + (stacked ? 0 : wide * index + (index ? 28 : 0));
      const y = area.y + (stacked ? high * index : 0);
      const room = wide - (index && !stacked ? 40 : 20);
      const red = value.startsWith('!');
      const rule = stacked
        ? [
            [x, y - 6],
            [x + wide, y - 6],
          ]
        : [
            [x - 28, y + 8],
            [x - 28, y + 140],
          ];
      return (
        (index ? path(rule) : '') +
        text(value.replace('!', ''), x, y + 62, {
          size: stacked ? 50 : 56,
          bold: true,
          fill: red ? accent : ink,
          room,
        }) +
        text(label, x, y + 104, { size: 26, fill: soft, room }) +
        (note ? text(note, x, y + 138, { size: 24, fill: mute, room }) : '')
      );
    })
    .join('');
}

/** A name with a line under it and something at the right, each with a round sign before it. */
function list({ list: rows }, area) {
  const high = Math.min(132, area.height / rows.length);
  return rows
    .map(([sign, title, note, right], index) => {
      const y = area.y + high * index;
      const middle = y + high / 2;
      const edge = area.x + area.width;
      const red = right.startsWith('!');
      const room = area.width - (right ? (area.width < 520 ? 190 : 250) : 80);
      return (
        (index
          ? path([
              [area.x, y],
              [edge, y],
            ])
          : '') +
        dot(area.x + 30, middle, 29, tones.w) +
        text(sign, area.x + 30, middle + 9, { size: 25, fill: soft, anchor: 'middle', room: 52 }) +
        text(title, area.x + 78, middle - 6, { room }) +
        text(note, area.x + 78, middle + 30, { size: 24, fill: mute, room }) +
        (right.startsWith('#')
          ? pill(right.replace(/^#!?/, ''), edge, middle, {
              tone: right[1] === '!' ? '!' : 'w',
              anchor: 'end',
              room: 170,
            })
          : text(right.replace('!', ''), edge, middle + 10, {
              anchor: 'end',
              bold: red,
              fill: red ? accent : ink,
              room: 165,
            }))
      );
    })
    .join('');
}

/** A letter of the software to its user: some lines in a frame. */
function note({ note: rows }, area) {
  const high = area.height / rows.length;
  return rows
    .map(([title, words], index) => {
      const y = area.y + high * index;
      return (
        box(area.x, y, area.width, high - 18, {
          fill: title.startsWith('!') ? '#ffffff' : tones.w,
          stroke: title.startsWith('!') ? accent : undefined,
        }) +
        text(title.replace('!', ''), area.x + 26, y + 46, {
          bold: true,
          fill: title.startsWith('!') ? accent : ink,
          room: area.width - 52,
        }) +
        lines(words, area.x + 26, y + 86, { size: 25, fill: soft, room: area.width - 52 })
      );
    })
    .join('');
}

const kinds = { table, steps, figures, list, note, ...charts, ...grids, ...nets };

/** What a block is says the field that only it has. */
export function drawBlock(block, area, isNarrow = false) {
  const kind = Object.keys(kinds).find((name) => (name === 'table' ? block.cols : block[name]));
  if (!kind)
    throw new Error(`No block of ${Object.keys(block).join(', ')}: give one of ${Object.keys(kinds).join(', ')}.`);
  const titled = block.title
    ? text(block.title, area.x, area.y + 30, { size: 31, bold: true, room: area.width - (block.note2 ? 260 : 0) }) +
      (block.note2
        ? text(block.note2, area.x + area.width, area.y + 30, { size: 25, fill: mute, anchor: 'end', room: 250 })
        : '')
    : '';
  const top = block.title ? 66 : 0;
  const foot = block.foot && !isNarrow ? 76 : 0;
  const body = { ...area, y: area.y + top, height: area.height - top - foot };
  const footer = foot
    ? box(area.x, area.y + area.height - 58, area.width, 58, { fill: colours.wash }) +
      text(block.foot, area.x + 22, area.y + area.height - 20, { size: 25, fill: soft, room: area.width - 44 })
    : '';
  return titled + kinds[kind](block, body, isNarrow) + footer;
}
