import { ramps, shadeOf } from '../kit/colour.mjs';
import { stops } from '../kit/scene.mjs';
import { drop } from '../kit/shadow.mjs';
import { castShadow, nextId, surface, toPath } from '../kit/surface.mjs';

/** A box seen from a corner: container, carton, block. `at` is its place in units of the lattice (column, row, level). */
export function box({
  x,
  y,
  unit,
  at: [column, row, level],
  size: [long, wide, high],
  ramp,
  ribs = 0,
  theme,
  shadow = true,
}) {
  const spot = (a, b, c) => [x + (a - b) * unit * 0.866, y + (a + b) * unit * 0.5 - c * unit];
  const [a0, a1, b0, b1, c0, c1] = [column, column + long, row, row + wide, level, level + high];
  const face = (corners, from, to, direction) => {
    const id = nextId('q');
    return `<linearGradient id="${id}" x1="0" y1="0" x2="${direction[0]}" y2="${direction[1]}">${stops([
      [0, from],
      [1, to],
    ])}</linearGradient><path d="${toPath(corners)}" fill="url(#${id})"/>`;
  };
  const lines = Array.from({ length: ribs }, (_, rib) => {
    const share = (rib + 0.5) / ribs;
    const along = a0 + long * share;
    return `<path d="${toPath([spot(along, b1, c0 + high * 0.06), spot(along, b1, c1 - high * 0.06)], false)}" stroke="${shadeOf(ramp, 0.12)}" stroke-opacity=".4" stroke-width="${unit * 0.05 * Math.min(1, long / 2)}"/>`;
  }).join('');
  const footprint = [spot(a0, b0, c0), spot(a1, b0, c0), spot(a1, b1, c0), spot(a0, b1, c0)];
  return [
    shadow
      ? castShadow(footprint, {
          dx: unit * 0.35,
          dy: unit * 0.2,
          blur: unit * 0.28,
          opacity: theme.shadow,
          colour: theme.shadowColour,
        })
      : '',
    face(
      [spot(a0, b1, c1), spot(a1, b1, c1), spot(a1, b1, c0), spot(a0, b1, c0)],
      shadeOf(ramp, 0.66),
      shadeOf(ramp, 0.46),
      [0.3, 1],
    ),
    lines,
    face(
      [spot(a1, b0, c1), spot(a1, b1, c1), spot(a1, b1, c0), spot(a1, b0, c0)],
      shadeOf(ramp, 0.34),
      shadeOf(ramp, 0.14),
      [0.2, 1],
    ),
    face(
      [spot(a0, b0, c1), spot(a1, b0, c1), spot(a1, b1, c1), spot(a0, b1, c1)],
      shadeOf(ramp, 0.98),
      shadeOf(ramp, 0.8),
      [1, 1],
    ),
  ].join('');
}

/** A laden ship from the side, bow to the left, with its accent along the waterline. `y` is the water. */
export function freighter({ x, y, size, theme, random, columns = 11, levels = 4 }) {
  const [side, tones] = [
    nextId('n'),
    [
      [ramps.dusk, 0.9],
      [ramps.night, 0.62],
      [ramps.dusk, 0.62],
      [ramps.night, 0.8],
      [ramps.dusk, 0.44],
    ],
  ];
  const deck = y - size * 0.3;
  const length = size * 2.1;
  const [wide, high] = [(length * 0.82) / columns, size * 0.105];
  const crates = [];
  for (let column = 0; column < columns; column += 1) {
    const tall = levels - (column === 0 || column === columns - 1 ? 2 : column % 4 === 1 ? 1 : 0);
    for (let level = 0; level < tall; level += 1) {
      const [ramp, bright] = random.pick(tones);
      const id = nextId('n');
      const red = column === 4 && level === 2;
      const colours = red ? ramps.flame : ramp;
      const [left, top] = [x + length * 0.14 + column * wide, deck - (level + 1) * high];
      const level0 = (red ? 0.56 : bright) - 0.25 * (column / columns);
      crates.push(
        `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops([
          [0, shadeOf(colours, level0 + 0.1)],
          [1, shadeOf(colours, level0 - 0.18)],
        ])}</linearGradient><rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(wide * 0.97).toFixed(1)}" height="${(high * 0.95).toFixed(1)}" fill="url(#${id})"/>`,
      );
      const ribs = Array.from(
        { length: 9 },
        (_, rib) =>
          `M${(left + wide * (0.08 + rib * 0.1)).toFixed(1)} ${(top + high * 0.12).toFixed(1)}v${(high * 0.7).toFixed(1)}`,
      ).join('');
      crates.push(
        `<path d="${ribs}" stroke="#050b14" stroke-opacity=".22" stroke-width="${(wide * 0.03).toFixed(1)}"/>`,
      );
    }
  }
  const hullPath = `M${x} ${deck - size * 0.1}C${x + length * 0.06} ${deck - size * 0.06} ${x + length * 0.1} ${deck} ${x + length * 0.14} ${deck}H${x + length}V${y}H${x + length * 0.085}C${x + length * 0.075} ${y - size * 0.1} ${x + length * 0.03} ${deck + size * 0.04} ${x} ${deck - size * 0.1}Z`;
  const clip = nextId('n');
  return [
    crates.join(''),
    `<defs><linearGradient id="${side}" x1="0" y1="0" x2=".25" y2="1">${stops([
      [0, theme.near[6]],
      [0.16, theme.near[5]],
      [0.5, theme.near[3]],
      [1, theme.near[1]],
    ])}</linearGradient><clipPath id="${clip}"><path d="${hullPath}"/></clipPath></defs>`,
    `<path d="${hullPath}" fill="url(#${side})"/>`,
    `<g clip-path="url(#${clip})"><rect x="${x}" y="${y - size * 0.075}" width="${length}" height="${size * 0.08}" fill="${ramps.flame[3]}"/><rect x="${x}" y="${y - size * 0.075}" width="${length}" height="${size * 0.08}" fill="url(#${side})" opacity=".35"/><path d="M${x} ${deck + size * 0.035}H${x + length}" stroke="#ffffff" stroke-opacity=".25" stroke-width="2"/></g>`,
  ].join('');
}

/** Roads that run to the horizon in long curves. */
export function roads({ x, y, size, theme, count = 6, accent = 3, spread = 1.2, length = 1.15 }) {
  return Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1) - 0.5;
    const red = at === accent;
    const point = (u, v) => {
      const near = v ** 1.9;
      const bendX = Math.sin(v * 3.3 + 0.5) * size * 0.34 * (1 - v) * (1 + share * 0.5);
      const wide = size * (0.012 + 0.19 * near) * (red ? 0.28 : 1);
      return [
        x + bendX + share * size * spread * (0.1 + 1.9 * near) + (u - 0.5) * wide,
        y + size * length * near - size * 0.1 * Math.sin(v * 5 + share * 4) * (1 - v),
        Math.sin(u * Math.PI) * wide * 0.3 + Math.sin(v * 7 + share * 5) * size * 0.13,
      ];
    };
    return surface(point, {
      ramp: red ? ramps.flame : at % 2 ? theme.middle : theme.near,
      rows: 190,
      stops: 4,
      samples: 3,
      ambient: red ? 0.3 : 0.12,
      diffuse: 0.7,
      shadow: drop(theme, size * 0.02),
    });
  }).join('');
}

export const boxes = (list, frame) =>
  list.map(([at, size, ramp, ribs = 0]) => box({ ...frame, at, size, ramp, ribs })).join('');
