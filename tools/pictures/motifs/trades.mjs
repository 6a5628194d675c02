import { ramps } from '../kit/colour.mjs';
import { stops } from '../kit/scene.mjs';
import { castShadow, nextId } from '../kit/surface.mjs';

const turned = (x, y, radius, turn) => [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
const outline = (points) => `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;

/** Light from the upper left over a whole shape. */
function lit(ramp, levels = [5, 3, 1]) {
  const id = nextId('t');
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops([
      [0, ramp[levels[0]]],
      [0.5, ramp[levels[1]]],
      [1, ramp[levels[2]]],
    ])}</linearGradient>`,
    `url(#${id})`,
  ];
}

const shaded = (points, ramp, shadow, levels) => {
  const [gradient, fill] = lit(ramp, levels);
  return `${shadow ? castShadow(points, shadow) : ''}${gradient}<path d="${outline(points)}" fill="${fill}"/>`;
};

const under = (theme, size) => ({
  dx: size * 0.05,
  dy: size * 0.07,
  blur: size * 0.05,
  opacity: theme.shadow,
  colour: theme.shadowColour,
});

/** A toothed wheel with a bore; one tooth may be red. */
export function gear({ x, y, size, theme, teeth = 18, ramp = ramps.steel, turn = 0, accent = -1 }) {
  const step = (Math.PI * 2) / teeth;
  const tooth = (at) =>
    [
      [0.84, -0.5],
      [0.84, -0.28],
      [1, -0.17],
      [1, 0.17],
      [0.84, 0.28],
      [0.84, 0.5],
    ].map(([reach, shift]) => turned(x, y, size * reach, turn + step * (at + shift)));
  const body = Array.from({ length: teeth }, (_, at) => tooth(at)).flat();
  const ring = (radius, ramp2, levels) =>
    shaded(
      Array.from({ length: 90 }, (_, at) => turned(x, y, size * radius, (at / 45) * Math.PI)),
      ramp2,
      undefined,
      levels,
    );
  return [
    shaded(body, ramp, under(theme, size)),
    accent < 0 ? '' : shaded([...tooth(accent), turned(x, y, size * 0.8, turn + step * accent)], ramps.flame),
    ring(0.68, ramp, [1, 3, 5]),
    ring(0.64, ramp, [4, 3, 2]),
    ring(0.3, ramp, [1, 3, 5]),
    ring(0.26, ramps.night, [0, 1, 2]),
    ...Array.from({ length: 6 }, (_, at) => {
      const [holeX, holeY] = turned(x, y, size * 0.47, at * (Math.PI / 3));
      return `<circle cx="${holeX}" cy="${holeY}" r="${size * 0.075}" fill="${ramps.night[1]}"/><circle cx="${holeX + size * 0.012}" cy="${holeY + size * 0.014}" r="${size * 0.07}" fill="${ramps.night[2]}"/>`;
    }),
  ].join('');
}

/** A cut fruit, with one segment in red. */
export function citrus({ x, y, size, theme, segments = 10, accent = -1, ramp = ramps.paper }) {
  const circle = Array.from({ length: 90 }, (_, at) => turned(x, y, size, (at / 45) * Math.PI));
  const [rind, fill] = lit(ramp, [3, 2, 1]);
  const slices = Array.from({ length: segments }, (_, at) => {
    const middle = ((at + 0.5) / segments) * Math.PI * 2 - 0.2;
    const half = Math.PI / segments - 0.05;
    const points = [
      turned(x, y, size * 0.12, middle),
      ...Array.from({ length: 9 }, (_, part) => turned(x, y, size * 0.82, middle - half + (part / 8) * half * 2)),
    ];
    const [gradient, paint] = lit(at === accent ? ramps.flame : ramps.day, at === accent ? [5, 3, 2] : [6, 4, 2]);
    return `${gradient}<path d="${outline(points)}" fill="${paint}" stroke="${paint}" stroke-width="${size * 0.05}" stroke-linejoin="round"/>`;
  });
  return `${castShadow(circle, under(theme, size))}${rind}<path d="${outline(circle)}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${size * 0.93}" fill="${ramp[5]}"/>${slices.join('')}`;
}

/** Bottles in a row; one has a red cap. */
export function vials({ x, y, size, theme, count = 5, accent = 2, ramp = ramps.steel }) {
  const wide = size * 0.34;
  return Array.from({ length: count }, (_, at) => {
    const left = x + (at - count / 2) * wide * 1.34 + wide * 0.17;
    const high = size * (at % 2 ? 0.92 : 1);
    const id = nextId('v');
    const cap = nextId('v');
    const red = at === accent;
    const glass = ramp;
    return [
      castShadow(
        [
          [left, y],
          [left, y - high],
          [left + wide, y - high],
          [left + wide, y],
        ],
        under(theme, size * 0.5),
      ),
      `<linearGradient id="${id}">${stops([
        [0, glass[2]],
        [0.18, glass[5]],
        [0.4, glass[4]],
        [0.8, glass[2]],
        [1, glass[1]],
      ])}</linearGradient>`,
      `<linearGradient id="${cap}">${stops(
        (red ? [3, 5, 3, 1] : [1, 4, 2, 0]).map((level, place) => [place / 3, (red ? ramps.flame : ramps.dusk)[level]]),
      )}</linearGradient>`,
      `<path d="M${left} ${y - wide * 0.1}V${y - high * 0.72}Q${left} ${y - high * 0.8} ${left + wide * 0.2} ${y - high * 0.82}V${y - high * 0.9}H${left + wide * 0.8}V${y - high * 0.82}Q${left + wide} ${y - high * 0.8} ${left + wide} ${y - high * 0.72}V${y - wide * 0.1}Q${left + wide} ${y} ${left + wide * 0.9} ${y}H${left + wide * 0.1}Q${left} ${y} ${left} ${y - wide * 0.1}Z" fill="url(#${id})"/>`,
      `<rect x="${left + wide * 0.12}" y="${y - high}" width="${wide * 0.76}" height="${high * 0.12}" rx="${wide * 0.06}" fill="url(#${cap})"/>`,
      `<rect x="${left}" y="${y - high * 0.52}" width="${wide}" height="${high * 0.34}" fill="${ramps.paper[6]}" opacity=".82"/>`,
      `<rect x="${left + wide * 0.16}" y="${y - high * 0.44}" width="${wide * 0.5}" height="${high * 0.025}" fill="${ramps.night[3]}" opacity=".5"/>`,
      `<rect x="${left + wide * 0.16}" y="${y - high * 0.37}" width="${wide * 0.34}" height="${high * 0.02}" fill="${ramps.night[3]}" opacity=".35"/>`,
    ].join('');
  }).join('');
}

/** Tower cranes over a slab edge; the load hangs red. */
export function cranes({ width, height, theme, ramp = ramps.dusk }) {
  const lattice = (x0, y0, x1, y1, thick, count, stroke) => {
    const [dx, dy] = [(x1 - x0) / count, (y1 - y0) / count];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * thick, (dx / length) * thick];
    const zigzag = Array.from({ length: count + 1 }, (_, at) => [
      x0 + dx * at + (at % 2 ? nx : 0),
      y0 + dy * at + (at % 2 ? ny : 0),
    ]);
    const line = (points, weight) =>
      `<path d="M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linejoin="round"/>`;
    return (
      line(
        [
          [x0, y0],
          [x1, y1],
        ],
        thick * 0.2,
      ) +
      line(
        [
          [x0 + nx, y0 + ny],
          [x1 + nx, y1 + ny],
        ],
        thick * 0.2,
      ) +
      line(zigzag, thick * 0.11)
    );
  };
  const crane = (x, top, reach, thick, stroke, load) =>
    lattice(x, height, x, top, thick, Math.round((height - top) / thick / 1.1), stroke) +
    lattice(x - reach * 0.32, top, x + reach, top, -thick * 0.8, Math.round((reach * 1.32) / thick / 1.1), stroke) +
    `<path d="M${x + thick * 0.5} ${top - thick * 3.2}L${x + reach * 0.86} ${top - thick * 0.8}M${x + thick * 0.5} ${top - thick * 3.2}L${x - reach * 0.3} ${top - thick * 0.8}M${x + thick * 0.5} ${top - thick * 3.2}V${top}" stroke="${stroke}" stroke-width="${thick * 0.13}" fill="none"/>` +
    `<rect x="${x - reach * 0.32}" y="${top}" width="${thick * 1.9}" height="${thick * 1.7}" fill="${stroke}"/>` +
    (load
      ? `<path d="M${x + reach * 0.62} ${top}V${top + height * 0.26}M${x + reach * 0.62} ${top + height * 0.26}l${-thick * 1.9} ${thick * 1.4}M${x + reach * 0.62} ${top + height * 0.26}l${thick * 1.9} ${thick * 1.4}" stroke="${stroke}" stroke-width="${thick * 0.12}" fill="none"/>` +
        shaded(
          [
            [x + reach * 0.62 - thick * 2.6, top + height * 0.26 + thick * 1.4],
            [x + reach * 0.62 + thick * 2.6, top + height * 0.26 + thick * 1.4],
            [x + reach * 0.62 + thick * 2.6, top + height * 0.26 + thick * 2.7],
            [x + reach * 0.62 - thick * 2.6, top + height * 0.26 + thick * 2.7],
          ],
          ramps.flame,
          under(theme, thick * 3),
          [5, 3, 2],
        )
      : '');
  return (
    crane(width * 0.82, height * 0.4, width * -0.34, height * 0.022, ramp[3], false) +
    crane(width * 0.3, height * 0.24, width * 0.5, height * 0.036, ramp[6], true)
  );
}

/** One blade of a wind turbine, from its root to a red tip. */
export function rotorBlade({ x, y, length, theme, turn = -0.5, ramp = ramps.paper, accent = true }) {
  const id = nextId('b');
  const place = (along, across) => {
    const [a, b] = [along * length, across * length];
    return [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)];
  };
  const chord = (share) => (share < 0.2 ? 0.028 + share * 0.36 : 0.1 * (1 - share) ** 0.8 * 1.2 + 0.006);
  const along = (from, to) => Array.from({ length: 30 }, (_, at) => from + ((to - from) * at) / 29);
  const shape = (from, to) => [
    ...along(from, to).map((share) => place(share, -chord(share) * 0.32)),
    ...along(to, from).map((share) => place(share, chord(share) * 0.68)),
  ];
  const whole = shape(0, 1);
  return [
    castShadow(whole, { dx: 18, dy: 26, blur: 20, opacity: theme.shadow, colour: theme.shadowColour }),
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${place(0.3, -0.06)[0]}" y1="${place(0.3, -0.06)[1]}" x2="${place(0.3, 0.1)[0]}" y2="${place(0.3, 0.1)[1]}">${stops(
      [
        [0, ramp[6]],
        [0.45, ramp[4]],
        [0.6, ramp[2]],
        [1, ramp[0]],
      ],
    )}</linearGradient><path d="${outline(whole)}" fill="url(#${id})"/>`,
    accent ? shaded(shape(0.84, 0.91), ramps.flame, undefined, [4, 3, 2]) : '',
  ].join('');
}
