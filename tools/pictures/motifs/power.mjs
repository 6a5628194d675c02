import { ramps } from '../kit/colour.mjs';
import { blurred, stops } from '../kit/scene.mjs';
import { drop } from '../kit/shadow.mjs';
import { castShadow, nextId, surface, toPath } from '../kit/surface.mjs';
import { dome } from './machines.mjs';

/** A wind turbine with sail-like blades. `turn` is the first blade's angle. */
export function turbine({
  x,
  y,
  size,
  theme,
  turn = 0.4,
  ramp = theme.near,
  accent = false,
  blur = 0,
  base = size * 1.5,
}) {
  const id = nextId('t');
  const tower = `<linearGradient id="${id}">${stops([
    [0, ramp[5]],
    [0.4, ramp[3]],
    [1, ramp[1]],
  ])}</linearGradient><path d="M${x - size * 0.012} ${y}L${x + size * 0.012} ${y}L${x + size * 0.03} ${y + base}L${x - size * 0.03} ${y + base}Z" fill="url(#${id})"/>`;
  const blades = [0, 1, 2].map((at) => {
    const angle = turn + (at * Math.PI * 2) / 3;
    const point = (u, v) => {
      const chord = size * (0.02 + 0.1 * Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.1)) ** 0.8 * (1 - v * 0.72));
      const out = size * (0.03 + v);
      const across = (u - 0.25) * chord + size * 0.03 * v * v;
      return [
        x + Math.cos(angle) * out - Math.sin(angle) * across,
        y + Math.sin(angle) * out + Math.cos(angle) * across,
        Math.sin(u * 2.6) * chord * 0.7 + (1 - v) * chord,
      ];
    };
    return surface(point, {
      ramp: accent && at === 0 ? ramps.flame : ramp,
      rows: 30,
      stops: 5,
      samples: 4,
      ambient: 0.2,
      diffuse: 0.75,
      ...(blur ? {} : { shadow: drop(theme, size * 0.02, 0.6) }),
    });
  });
  const whole = tower + blades.join('') + dome(x, y, size * 0.045, theme, 1, ramp);
  return blur ? blurred(blur, whole) : whole;
}

/** Petals of flame, one inside another. */
export function flame({ x, y, size, theme, layers = 5, inner = ramps.flame }) {
  return Array.from({ length: layers }, (_, at) => {
    const scale = 1 - at * 0.19;
    const sway = (at % 2 ? 1 : -1) * 0.12;
    const point = (u, v) => {
      const half = size * 0.46 * scale * Math.sin(Math.PI * (0.1 + 0.9 * v) ** 0.62) ** 0.9 * (1 - v ** 4);
      const middle = x + size * scale * (sway * Math.sin(v * 3.4) + 0.1 * v);
      return [
        middle + (u - 0.5) * 2 * half,
        y - size * 1.25 * scale * v + size * 0.05 * Math.sin(Math.PI * u),
        Math.sin(Math.PI * u) * half * 0.8 + size * 0.1 * Math.sin(v * 4 + at),
      ];
    };
    const last = at === layers - 1;
    return surface(point, {
      ramp: last ? inner : [theme.far, theme.middle, theme.near][Math.min(2, at)],
      rows: 44,
      stops: 9,
      samples: 10,
      ambient: 0.14,
      diffuse: 0.78,
      opacity: last ? 1 : 0.94,
      shadow: drop(theme, size * 0.03),
    });
  }).join('');
}

/** Rows of tilted solar panels that run towards the horizon. */
export function solar({ x, y, width, height, theme, rows = 5, accent = [2, 4] }) {
  const cells = [];
  for (let row = 0; row < rows; row += 1) {
    const near = ((row + 0.6) / rows) ** 1.7;
    const far = ((row + 0.16) / rows) ** 1.7;
    const count = 7;
    for (let at = 0; at < count; at += 1) {
      const spot = (column, depth, lift) => [
        x + width * (column / count - 0.5) * (0.62 + 0.75 * depth) + width * 0.08 * depth,
        y + height * depth - lift * height,
      ];
      const lift = 0.2 * (near - far) + 0.05 * near;
      const corners = [
        spot(at + 0.03, far, lift * 1.7),
        spot(at + 0.95, far, lift * 1.7),
        spot(at + 0.95, near, lift * 0.3),
        spot(at + 0.03, near, lift * 0.3),
      ];
      const id = nextId('p');
      const red = row === accent[0] && at === accent[1];
      const ramp = red ? ramps.flame : ramps.night;
      const sheen = at / count + row * 0.12;
      cells.push(
        castShadow(
          corners.map(([px, py]) => [px + width * 0.014 * near, py + height * (0.03 + 0.06 * near)]),
          { dx: 0, dy: 0, blur: 3 + 9 * near, opacity: theme.shadow * 1.2, colour: theme.shadowColour },
        ),
        `<linearGradient id="${id}" x1="0" y1="0" x2=".9" y2="1">${stops([
          [0, ramp[4]],
          [Math.max(0.05, 0.75 - sheen * 0.5), ramp[red ? 3 : 2]],
          [1, ramp[1]],
        ])}</linearGradient><path d="${toPath(corners)}" fill="url(#${id})"/>`,
        grid(corners, 4, 3, near),
      );
    }
  }
  return cells.join('');
}

function grid([a, b, c, d], columns, lines, strength) {
  const between = (from, to, share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const list = [];
  for (let at = 1; at < columns; at += 1)
    list.push(toPath([between(a, b, at / columns), between(d, c, at / columns)], false));
  for (let at = 1; at < lines; at += 1)
    list.push(toPath([between(a, d, at / lines), between(b, c, at / lines)], false));
  return `<path d="${list.join('')}${toPath([a, b], false)}" stroke="#dfe6ee" stroke-opacity="${0.12 + 0.22 * strength}" stroke-width="${0.6 + strength}" fill="none"/>`;
}
