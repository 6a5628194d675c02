import { ramps, shadeOf } from '../kit/colour.mjs';
import { stops } from '../kit/scene.mjs';
import { drop } from '../kit/shadow.mjs';
import { castShadow, nextId, normalise, sunlight, toPath } from '../kit/surface.mjs';

/** Rounded slabs one above another, each turned a little further. */
export function tower({
  x,
  y,
  size,
  theme,
  floors = 22,
  twist = 1.1,
  width = 0.4,
  accent = -1,
  squash = 0.42,
  ramp = theme.near,
  taper = 0.25,
}) {
  const step = (size * 1.45) / floors;
  const corner = (angle, radius) => {
    const power = 0.42;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [Math.sign(c) * Math.abs(c) ** power * radius, Math.sign(s) * Math.abs(s) ** power * radius];
  };
  return Array.from({ length: floors }, (_, at) => {
    const turn = (twist * at) / floors + 0.5;
    const radius = size * width * (1 - (taper * at) / floors);
    const base = y - step * at;
    const points = Array.from({ length: 73 }, (_, index) => {
      const [px, py] = corner((index / 72) * Math.PI * 2, radius);
      return [x + px * Math.cos(turn) - py * Math.sin(turn), (px * Math.sin(turn) + py * Math.cos(turn)) * squash];
    });
    const colours = at === accent ? ramps.flame : ramp;
    const thick = step * (at === accent ? 0.62 : 0.56);
    const wall = points.slice(0, -1).map(([ax, ay], index) => {
      const [bx, by] = points[index + 1];
      const normal = normalise([by - ay, 0, -(bx - ax) * squash]);
      const facing = normalise([(by - ay) / squash, ax - bx, 0]);
      const front = facing[1];
      if (front > 0.12) return '';
      const light = Math.max(0, -(facing[0] * sunlight[0] * 1.2) * -1 + -front * 0.42);
      return `<path d="${toPath([
        [ax, base + ay - thick],
        [bx + (bx - ax) * 0.3, base + by - thick],
        [bx + (bx - ax) * 0.3, base + by],
        [ax, base + ay],
      ])}" fill="${shadeOf(colours, 0.1 + 0.72 * light * (normal[2] ? 1 : 1))}"/>`;
    });
    const top = points.map(([px, py]) => [px, base + py - thick]);
    const under = points.map(([px, py]) => [px, base + py]);
    const id = nextId('u');
    return [
      castShadow(under, {
        dx: step * 0.2,
        dy: step * 0.5,
        blur: step * 0.4,
        opacity: theme.shadow * 0.9,
        colour: theme.shadowColour,
      }),
      wall.join(''),
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".6">${stops([
        [0, colours[6]],
        [0.5, colours[4]],
        [1, colours[2]],
      ])}</linearGradient><path d="${toPath(top)}" fill="url(#${id})"/>`,
    ].join('');
  }).join('');
}

/** A curved wall of panels, one of them in the accent. */
export function facade({
  x,
  y,
  width,
  height,
  theme,
  columns = 12,
  rows = 9,
  accent = [7, 4],
  random,
  ramp = theme.near,
  curve = 0.9,
  gap = 0.035,
}) {
  const panels = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const spot = (u, v) => {
        const angle = (u - 0.5) * Math.PI * curve;
        return [
          x + Math.sin(angle) * width * 0.62,
          y + (v - 0.5) * height * (0.72 + 0.42 * Math.cos(angle) ** 2),
          Math.cos(angle),
        ];
      };
      const corners = [
        [gap, gap],
        [1 - gap, gap],
        [1 - gap, 1 - gap],
        [gap, 1 - gap],
      ].map(([a, b]) => spot((column + a) / columns, (row + b) / rows));
      const angle = ((column + 0.5) / columns - 0.5) * Math.PI * curve;
      const light =
        0.16 + 0.7 * Math.max(0, Math.cos(angle + 0.75)) ** 1.6 + random.between(-0.07, 0.07) + 0.1 * (1 - row / rows);
      const red = column === accent[0] && row === accent[1];
      const colours = red ? ramps.flame : ramp;
      const id = nextId('v');
      const level = red ? 0.5 : light;
      panels.push(
        `<linearGradient id="${id}" x1="0" y1="0" x2=".7" y2="1">${stops([
          [0, shadeOf(colours, level + 0.12)],
          [1, shadeOf(colours, level - 0.08)],
        ])}</linearGradient><path d="${toPath(corners)}" fill="url(#${id})"/>`,
      );
    }
  }
  return panels.join('');
}

/** A row of arches that recede; light falls in from the left. */
export function arches({
  x,
  y,
  size,
  theme,
  count = 5,
  step = [0.3, -0.06],
  shrink = 0.88,
  ramp = theme.near,
  accent = -1,
}) {
  const list = Array.from({ length: count }, (_, at) => at).reverse();
  return list
    .map((at) => {
      const scale = shrink ** at;
      const left = x + size * step[0] * ((1 - scale) / (1 - shrink));
      const base = y + size * step[1] * ((1 - scale) / (1 - shrink));
      const width = size * 0.78 * scale;
      const height = size * 1.12 * scale;
      const door = width * 0.3;
      const spring = base - height * 0.5;
      const colours = at === accent ? ramps.flame : ramp;
      const [wall, inside] = [nextId('a'), nextId('a')];
      const opening = `M${left - door} ${base}V${spring}A${door} ${door} 0 0 1 ${left + door} ${spring}V${base}Z`;
      const slab = `M${left - width / 2} ${base}V${base - height}H${left + width / 2}V${base}Z`;
      const reveal = door * 0.4;
      const back = `M${left - door + reveal} ${base}V${spring - reveal * 0.2}A${door} ${door} 0 0 1 ${left + door + reveal} ${spring - reveal * 0.2}V${base}Z`;
      const clip = nextId('a');
      return [
        castShadow(
          [
            [left - width / 2, base - height],
            [left + width / 2, base - height],
            [left + width / 2, base],
            [left - width / 2, base],
          ],
          drop(theme, size * 0.05 * scale, 1.1),
        ),
        `<defs><linearGradient id="${wall}" x1="0" y1="0" x2="1" y2="1">${stops([
          [0, colours[6]],
          [0.6, colours[5]],
          [1, colours[3]],
        ])}</linearGradient><linearGradient id="${inside}" x1="0" y1="0" x2="1" y2="0">${stops([
          [0, colours[1]],
          [1, colours[4]],
        ])}</linearGradient></defs>`,
        `<path d="${slab}${opening}" fill="url(#${wall})" fill-rule="evenodd"/>`,
        `<clipPath id="${clip}"><path d="${opening}"/></clipPath><path d="${opening}${back}" fill="url(#${inside})" fill-rule="evenodd" clip-path="url(#${clip})"/>`,
      ].join('');
    })
    .join('');
}
