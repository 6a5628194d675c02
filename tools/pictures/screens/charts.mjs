import { box, colours, dot, onTone, path, text, tones, widthOf } from './draw.mjs';

const { ink, soft, mute, accent, line } = colours;

const frame = (area, ticks, max, left) =>
  ticks
    .map((value) => {
      const y = area.y + area.height * (1 - Number.parseFloat(value) / max);
      return (
        path([
          [area.x, y],
          [area.x + area.width, y],
        ]) + text(String(value), area.x - 16, y + 9, { size: 24, fill: mute, anchor: 'end', room: left - 16 })
      );
    })
    .join('');

const plot = (area) => ({ x: area.x + 78, y: area.y + 34, width: area.width - 82, height: area.height - 84 });

/** Upright bars with a scale; `mark` is the red one, `values` may hold a second, paler bar: `[plan, actual]`. */
function bars({ bars: { labels, values, mark, ticks, max, show } }, area) {
  const inner = plot(area);
  const step = inner.width / labels.length;
  const wide = Math.min(64, step * 0.52);
  return (
    frame(inner, ticks, max, 78) +
    labels
      .map((label, index) => {
        const middle = inner.x + step * (index + 0.5);
        const pair = [values[index]].flat();
        const each = wide / pair.length;
        const drawn = pair.map((value, at) => {
          const high = (inner.height * value) / max;
          const tone = index === mark && at === pair.length - 1 ? '!' : pair.length > 1 && at === 0 ? 'p' : 'd';
          return box(
            middle - wide / 2 + at * each,
            inner.y + inner.height - high,
            each - (pair.length > 1 ? 4 : 0),
            high,
            {
              fill: tones[tone],
              radius: 3,
            },
          );
        });
        const top = inner.y + inner.height * (1 - Math.max(...pair) / max);
        return (
          drawn.join('') +
          text(label, middle, inner.y + inner.height + 38, { size: 24, fill: soft, anchor: 'middle', room: step - 8 }) +
          (show?.[index]
            ? text(show[index], middle, top - 12, {
                size: 24,
                bold: true,
                fill: index === mark ? accent : ink,
                anchor: 'middle',
                room: step - 4,
              })
            : '')
        );
      })
      .join('')
  );
}

/** Lines over time with a scale and a key; the tone `!` is the red one and ends in a dot. */
function trend({ trend: { labels, series, ticks, max } }, area) {
  const keyed = { ...area, y: area.y + 44, height: area.height - 44 };
  const inner = plot(keyed);
  const step = inner.width / (labels.length - 1);
  let left = area.x;
  const key = series
    .map(({ name, tone, dash }) => {
      const drawn =
        path(
          [
            [left, area.y + 14],
            [left + 40, area.y + 14],
          ],
          { stroke: tones[tone], width: 5, dash: dash ? '4 10' : undefined },
        ) + text(name, left + 54, area.y + 23, { size: 25, fill: soft });
      left += 98 + widthOf(name, 25);
      return drawn;
    })
    .join('');
  return (
    key +
    frame(inner, ticks, max, 78) +
    labels
      .map((label, index) =>
        text(label, inner.x + step * index, inner.y + inner.height + 38, {
          size: 24,
          fill: soft,
          anchor: index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle',
          room: step + 20,
        }),
      )
      .join('') +
    [...series]
      .sort((a, b) => Number(b.tone === '!') - Number(a.tone === '!'))
      .map(({ values, tone, dash, say }) => {
        const points = values.map((value, index) => [
          inner.x + step * index,
          inner.y + inner.height * (1 - value / max),
        ]);
        const [x, y] = points.at(-1);
        return (
          path(points, { stroke: tones[tone], width: tone === '!' ? 6 : 4, dash: dash ? '4 12' : undefined }) +
          (tone === '!' ? dot(x, y, 11, accent) : '') +
          (say
            ? text(say, x - (x > inner.x + inner.width - 40 ? 6 : -20), y - 24, {
                size: 27,
                bold: true,
                fill: tone === '!' ? accent : ink,
                anchor: x > inner.x + inner.width - 40 ? 'end' : 'start',
              })
            : '')
        );
      })
      .join('')
  );
}

/** A ring of shares with its legend: `ring: [[name, share, words, tone]]`. */
function ring({ ring: parts, middle }, area, isNarrow) {
  const radius = Math.min(area.height / 2 - 24, area.width * (isNarrow ? 0.2 : 0.22), 150);
  const [x, y] = [area.x + radius + 24, area.y + area.height / 2];
  let from = -Math.PI / 2;
  const arcs = parts.map(([, share, , tone]) => {
    const to = from + share * 2 * Math.PI - 0.04;
    const at = (turn) => `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
    const drawn = `<path d="M${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}" fill="none" stroke="${tones[tone]}" stroke-width="38"/>`;
    from = to + 0.04;
    return drawn;
  });
  const left = x + radius + 64;
  const right = area.x + area.width;
  const high = Math.min(74, area.height / parts.length);
  const top = y - (high * parts.length) / 2;
  return (
    arcs.join('') +
    text(middle[0], x, y + 6, { size: 44, bold: true, anchor: 'middle', room: radius * 1.5 }) +
    text(middle[1], x, y + 44, { size: 24, fill: mute, anchor: 'middle', room: radius * 1.45 }) +
    parts
      .map(
        ([name, , words, tone], index) =>
          box(left, top + high * index + high / 2 - 11, 22, 22, { fill: tones[tone], radius: 4 }) +
          text(name, left + 38, top + high * index + high / 2 + 10, { size: 27, room: (right - left) * 0.6 - 38 }) +
          text(words, right, top + high * index + high / 2 + 10, {
            size: 27,
            anchor: 'end',
            bold: tone === '!',
            fill: tone === '!' ? accent : ink,
            room: (right - left) * 0.4,
          }),
      )
      .join('')
  );
}

/** Bars over a calendar: rows of `[name, start, length, tone, words]` in units of the axis; `now` a line. */
function gantt({ gantt: { axis, rows, now, nowWords } }, area, isNarrow) {
  const labels = isNarrow ? 176 : Math.min(230, area.width * 0.26);
  const inner = { x: area.x + labels, y: area.y + 50, width: area.width - labels, height: area.height - 50 };
  const shown = rows.slice(0, Math.floor(inner.height / 52));
  const step = inner.width / axis.length;
  const high = Math.min(area.height > 600 ? 118 : 92, inner.height / shown.length);
  const nowX = inner.x + step * (now ?? 0);
  return [
    ...axis.map(
      (label, index) =>
        text(label, inner.x + step * (index + 0.5), area.y + 26, {
          size: 24,
          fill: mute,
          anchor: 'middle',
          room: step - 6,
        }) +
        path(
          [
            [inner.x + step * index, inner.y],
            [inner.x + step * index, inner.y + high * shown.length],
          ],
          { stroke: index ? tones.w : line },
        ),
    ),
    now === undefined
      ? ''
      : path(
          [
            [nowX, inner.y - 6],
            [nowX, inner.y + high * shown.length],
          ],
          { stroke: ink, width: 2.5, dash: '3 8' },
        ) +
        (nowWords
          ? text(nowWords, nowX, inner.y + high * shown.length + 28, { size: 23, fill: soft, anchor: 'middle' })
          : ''),
    ...shown.map(([name, start, length, tone, words], index) => {
      const y = inner.y + high * index;
      const width = step * length - 6;
      return (
        path([
          [area.x, y],
          [area.x + area.width, y],
        ]) +
        text(name, area.x, y + high / 2 + 10, { size: 27, room: labels - 20 }) +
        box(inner.x + step * start + 3, y + high * 0.18, width, high * 0.64, { fill: tones[tone], radius: 6 }) +
        (words && widthOf(words, 22) <= width - 20
          ? text(words, inner.x + step * start + 18, y + high / 2 + 9, {
              size: 24,
              fill: onTone[tone],
              room: width - 24,
            })
          : '')
      );
    }),
  ].join('');
}

export const charts = { bars, trend, ring, gantt };
