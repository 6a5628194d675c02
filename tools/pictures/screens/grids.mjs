import { box, colours, onTone, text, tones } from './draw.mjs';

const { soft, mute, line } = colours;

/** A roster: rows of a name and one sign for each column; `names` says what stands in a cell of each sign. */
function roster({ roster: { head, rows, names, fills } }, area, isNarrow) {
  const labels = isNarrow ? 150 : Math.min(200, area.width * 0.24);
  const step = (area.width - labels) / head.length;
  const shown = rows.slice(0, Math.floor((area.height - 48) / 56));
  const high = Math.min(82, (area.height - 48) / shown.length);
  return (
    head
      .map((day, at) =>
        text(day, area.x + labels + step * (at + 0.5), area.y + 24, {
          size: 24,
          fill: mute,
          anchor: 'middle',
          room: step - 6,
        }),
      )
      .join('') +
    shown
      .map(([name, signs], index) => {
        const y = area.y + 48 + high * index;
        return (
          text(name, area.x, y + high / 2 + 9, { size: 27, room: labels - 16 }) +
          [...signs]
            .map((sign, at) => {
              const tone = fills[sign];
              const x = area.x + labels + step * at;
              return (
                (tone
                  ? box(x + 4, y + 5, step - 8, high - 10, { fill: tones[tone], radius: 6 })
                  : box(x + 4, y + 5, step - 8, high - 10, { stroke: line, radius: 6 })) +
                text(names[sign], x + step / 2, y + high / 2 + 9, {
                  size: 24,
                  fill: tone ? onTone[tone] : mute,
                  bold: tone === '!',
                  anchor: 'middle',
                  room: step - 14,
                })
              );
            })
            .join('')
        );
      })
      .join('')
  );
}

/** Nine fields of two measures with people in them: `nine: { cells, columns, rows, mark }`, from the top left. */
function nine({ nine: { cells, columns, rows, mark } }, area) {
  const labels = 92;
  const wide = (area.width - labels) / 3;
  const high = (area.height - 46) / 3;
  return (
    cells
      .map((names, at) => {
        const x = area.x + labels + wide * (at % 3);
        const y = area.y + high * Math.floor(at / 3);
        const strong = 2 - Math.floor(at / 3) + (at % 3);
        const tone = at === mark ? '!' : strong > 2 ? 'p' : 'w';
        return (
          box(x + 5, y + 5, wide - 10, high - 10, { fill: tones[tone], radius: 8 }) +
          names
            .map((name, index) =>
              text(name, x + 24, y + 44 + index * 40, {
                size: 26,
                fill: onTone[tone],
                bold: at === mark,
                room: wide - 44,
              }),
            )
            .join('')
        );
      })
      .join('') +
    columns
      .map((name, at) =>
        text(name, area.x + labels + wide * (at + 0.5), area.y + high * 3 + 36, {
          size: 24,
          fill: mute,
          anchor: 'middle',
          room: wide - 10,
        }),
      )
      .join('') +
    rows
      .map((name, at) =>
        text(name, area.x + labels - 14, area.y + high * (at + 0.5) + 8, {
          size: 24,
          fill: mute,
          anchor: 'end',
          room: labels - 14,
        }),
      )
      .join('')
  );
}

/** Shelves seen from above: `shelves: { rows: [[name, signs]], fills, key: [[tone, words]] }`. */
function shelves({ shelves: { rows, key } }, area) {
  const labels = 104;
  const length = Math.max(...rows.map(([, signs]) => signs.length));
  const step = (area.width - labels) / length;
  const high = Math.min(84, (area.height - 64) / rows.length);
  const keyStep = area.width / key.length;
  return (
    rows
      .map(
        ([name, signs], index) =>
          text(name, area.x, area.y + high * index + high / 2 + 9, { size: 26, fill: soft, room: labels - 12 }) +
          [...signs]
            .map((sign, at) =>
              sign === ' '
                ? ''
                : box(area.x + labels + step * at + 3, area.y + high * index + 6, step - 6, high - 12, {
                    fill: tones[sign] ?? '#fff',
                    stroke: sign === '-' ? line : undefined,
                    radius: 5,
                  }),
            )
            .join(''),
      )
      .join('') +
    key
      .map(
        ([tone, words], at) =>
          box(area.x + keyStep * at, area.y + area.height - 34, 24, 24, {
            fill: tones[tone] ?? '#fff',
            stroke: tone === '-' ? line : undefined,
            radius: 5,
          }) +
          text(words, area.x + keyStep * at + 36, area.y + area.height - 13, {
            size: 24,
            fill: soft,
            room: keyStep - 48,
          }),
      )
      .join('')
  );
}

/** What is read by rows and columns. */
export const grids = { roster, nine, shelves };
