import { arrow, box, colours, dot, path, text, tones } from './draw.mjs';

const { ink, soft, mute } = colours;

/** A head, its parts and theirs: `tree: { root: [name, note], parts: [[name, note, [leaf …]]], mark }`. */
function tree({ tree: { root, parts, mark } }, area, isNarrow) {
  const shown = isNarrow ? parts.slice(0, 3) : parts;
  const wide = area.width / shown.length;
  const leaves = Math.max(...shown.map(([, , names]) => names.length));
  const middle = area.x + area.width / 2;
  const rootWide = Math.min(380, area.width * 0.5);
  const top = area.y + 150;
  const leafHigh = Math.min(70, (area.y + area.height - top - 118) / leaves);
  return (
    box(middle - rootWide / 2, area.y, rootWide, 98, { fill: ink, radius: 10 }) +
    text(root[0], middle, area.y + 42, { bold: true, fill: '#fff', anchor: 'middle', room: rootWide - 30 }) +
    text(root[1], middle, area.y + 78, { size: 24, fill: '#c9d1d9', anchor: 'middle', room: rootWide - 30 }) +
    shown
      .map(([name, words, names], index) => {
        const x = area.x + wide * index;
        const own = x + wide / 2;
        const isMarked = mark?.[0] === index && mark[1] === undefined;
        return (
          path(
            [
              [middle, area.y + 98],
              [middle, area.y + 124],
              [own, area.y + 124],
              [own, top],
            ],
            { stroke: tones.m },
          ) +
          box(x + 9, top, wide - 18, 96, {
            fill: isMarked ? tones['!'] : '#fff',
            stroke: isMarked ? undefined : tones.m,
            radius: 10,
          }) +
          text(name, own, top + 42, {
            size: 27,
            bold: true,
            fill: isMarked ? '#fff' : ink,
            anchor: 'middle',
            room: wide - 40,
          }) +
          text(words, own, top + 77, { size: 24, fill: isMarked ? '#fff' : mute, anchor: 'middle', room: wide - 40 }) +
          names
            .map((leaf, at) => {
              const y = top + 110 + leafHigh * at;
              const red = mark?.[0] === index && mark[1] === at;
              return (
                box(x + 9, y, wide - 18, leafHigh - 10, { fill: red ? tones['!'] : tones.w, radius: 8 }) +
                text(leaf, own, y + leafHigh / 2 + 4, {
                  size: 25,
                  fill: red ? '#fff' : soft,
                  anchor: 'middle',
                  room: wide - 36,
                })
              );
            })
            .join('')
        );
      })
      .join('')
  );
}

/** One in the middle and those around it: `star: { middle, around: [[name, note]], mark }`. */
function star({ star: { middle, around, mark } }, area, isNarrow) {
  const shown = isNarrow ? around.slice(0, 6) : around;
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const wide = Math.min(250, area.width * 0.32);
  const sides = Math.ceil(shown.length / 2);
  return (
    shown
      .map(([name, words], at) => {
        const isLeft = at < sides;
        const row = isLeft ? at : at - sides;
        const count = isLeft ? sides : shown.length - sides;
        const high = Math.min(112, area.height / count - 14);
        const middleY = area.y + (area.height / count) * (row + 0.5);
        const left = isLeft ? area.x : area.x + area.width - wide;
        const red = at === mark;
        return (
          path(
            [
              [isLeft ? left + wide : left, middleY],
              [x, y],
            ],
            { stroke: red ? tones['!'] : tones.m, width: red ? 4 : 2 },
          ) +
          box(left, middleY - high / 2, wide, high, { fill: '#fff', stroke: red ? tones['!'] : tones.p, radius: 10 }) +
          text(name, left + 22, middleY - 4, { size: 27, bold: true, room: wide - 40 }) +
          text(words, left + 22, middleY + 32, { size: 24, fill: red ? tones['!'] : mute, room: wide - 40 })
        );
      })
      .join('') +
    dot(x, y, Math.min(92, area.width * 0.11), ink) +
    text(middle, x, y + 10, {
      size: 28,
      bold: true,
      fill: '#fff',
      anchor: 'middle',
      room: Math.min(160, area.width * 0.19),
    })
  );
}

/** Steps from left to right joined by arrows: `flow: [[name, note]]`, in rows of at most `per`. */
function flow({ flow: list, per = 4, mark }, area, isNarrow) {
  const count = isNarrow ? 2 : per;
  const shown = list;
  const rows = Math.ceil(shown.length / count);
  const gap = 46;
  const wide = (area.width - gap * (count - 1)) / count;
  const high = Math.min(area.height > 600 ? 300 : 190, (area.height - gap * (rows - 1)) / rows);
  const place = (at) => ({
    x: area.x + (at % count) * (wide + gap),
    y: area.y + Math.floor(at / count) * (high + gap),
  });
  return shown
    .map(([name, words], at) => {
      const { x, y } = place(at);
      const red = at === mark;
      const next = place(at + 1);
      const link =
        at === shown.length - 1
          ? ''
          : (at + 1) % count
            ? arrow([x + wide + 8, y + high / 2], [x + wide + gap - 8, y + high / 2])
            : path(
                [
                  [x + wide / 2, y + high],
                  [x + wide / 2, y + high + gap / 2],
                  [next.x + wide / 2, y + high + gap / 2],
                ],
                { stroke: tones.m, width: 2.5 },
              ) + arrow([next.x + wide / 2, y + high + gap / 2], [next.x + wide / 2, next.y - 6]);
      return (
        link +
        box(x, y, wide, high, { fill: red ? tones['!'] : '#fff', stroke: red ? undefined : tones.p, radius: 10 }) +
        text(String(at + 1).padStart(2, '0'), x + 22, y + 44, { size: 24, fill: red ? '#fff' : mute }) +
        text(name, x + 22, y + high / 2 + 18, { bold: true, fill: red ? '#fff' : ink, room: wide - 36 }) +
        (words ? text(words, x + 22, y + high / 2 + 54, { size: 24, fill: red ? '#fff' : soft, room: wide - 36 }) : '')
      );
    })
    .join('');
}

/** What lines join. */
export const nets = { tree, star, flow };
