import { ramps } from '../kit/colour.mjs';
import { ribbon } from '../kit/shapes.mjs';
import { surface } from '../kit/surface.mjs';

const bezier =
  ([a, b, c, d]) =>
  (t) =>
    [0, 1].map(
      (axis) =>
        (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis],
    );

/**
 * Ribbons of cloth that run side by side and turn over: routes, flows, streams. `path` is the first one's four bezier points,
 * `step` how each next one is moved; `accent` is the index of the vermilion one.
 */
export function streams({
  path,
  count,
  step,
  width,
  theme,
  accent = -1,
  roll = 1.4,
  from = 0,
  opacity = 0.96,
  rows = 64,
}) {
  const order = Array.from({ length: count }, (_, at) => at).sort((a, b) => (a === accent) - (b === accent) || a - b);
  return order
    .map((at) => {
      const red = at === accent;
      const place = red ? at + 0.5 : at;
      const moved = path.map(([x, y], corner) => [
        x + step[0] * place * (1 + corner * (step[2] ?? 0)),
        y + step[1] * place * (1 + corner * (step[3] ?? 0)),
      ]);
      const ramp = red ? ramps.flame : at < count * 0.34 ? theme.far : at < count * 0.67 ? theme.middle : theme.near;
      const depth = at / Math.max(1, count - 1);
      const point = ribbon({
        centre: bezier(moved),
        width: red ? width * 0.22 : width * (0.7 + 0.5 * depth),
        roll: (v) => (red ? 0.5 : roll) * Math.sin(v * 2.6 + from + at * 0.35),
        depth: width * 0.35,
      });
      return surface(point, {
        ramp,
        rows,
        stops: 7,
        samples: 8,
        ambient: red ? 0.25 : 0.1,
        diffuse: 0.8,
        opacity,
        blur: depth < 0.2 ? width / 40 : 0,
        shadow: {
          dx: width * 0.1,
          dy: width * 0.16,
          blur: width * 0.14,
          opacity: theme.shadow,
          colour: theme.shadowColour,
        },
      });
    })
    .join('');
}

/** Big sheets of paper that stand one behind another, each with a curved edge. */
export function sheets({ width, height, theme, count = 5, random, x = 0.35, accent = -1, bend = 0.16, lean = 0.1 }) {
  return Array.from({ length: count }, (_, at) => {
    const place = at === accent ? at + 0.72 : at;
    const left = width * (x + ((1 - x) * place) / count + random.between(-0.012, 0.012));
    const top = height * random.between(-0.15, -0.05);
    const point = (u, v) => {
      const turn = at === accent ? at + 1 : at;
      const swing = Math.sin(v * Math.PI * (0.9 + turn * 0.08) + turn * 0.7) * width * bend * 0.5;
      const start = left + swing + v * width * lean;
      return [
        start + u * width * 0.9,
        top + v * height * 1.3,
        Math.sin(u * 2.2) * width * 0.12 - Math.cos(v * 3 + at) * width * 0.06,
      ];
    };
    const ramp =
      at === accent ? ramps.flame : [theme.far, theme.middle, theme.near][Math.min(2, Math.floor((at / count) * 3))];
    return surface(point, {
      ramp,
      rows: 36,
      stops: 10,
      samples: 4,
      ambient: 0.1 + 0.05 * at,
      diffuse: 0.7,
      shadow: {
        dx: -width * 0.02,
        dy: width * 0.008,
        blur: width * 0.022,
        opacity: theme.shadow * 1.1,
        colour: theme.shadowColour,
      },
      edge: { at: 0, colour: '#ffffff', opacity: theme.name === 'dark' ? 0.28 : 0.9, width: 1.4 },
    });
  }).join('');
}

/** Arcs about one centre, like the rings of a compass or a lens; each a narrow turned band. */
export function rings({
  x,
  y,
  radius,
  count,
  theme,
  accent = -1,
  gap = 0.14,
  from = 0,
  to = Math.PI * 2,
  band = 0.09,
  squash = 1,
  tilt = 0,
}) {
  return Array.from({ length: count }, (_, at) => {
    const outer = radius * (1 - gap * at);
    const start = from + at * tilt;
    const span = to - from;
    const point = (u, v) => {
      const angle = start + span * v;
      const reach = outer - radius * band * (1 - u);
      return [
        x + reach * Math.cos(angle),
        y + reach * Math.sin(angle) * squash,
        Math.sin(u * Math.PI) * radius * band * 0.7,
      ];
    };
    const sheen = (u, v) => 0.3 * Math.cos(2 * (start + span * v) + 0.8) * (0.5 + 0.5 * u);
    return surface(point, {
      ramp: at === accent ? ramps.flame : at % 2 ? theme.middle : theme.near,
      rows: 96,
      stops: 4,
      samples: 3,
      ambient: 0.24,
      diffuse: 0.42,
      tint: sheen,
      shadow: {
        dx: radius * 0.02,
        dy: radius * 0.03,
        blur: radius * 0.035,
        opacity: theme.shadow * 0.9,
        colour: theme.shadowColour,
      },
    });
  }).join('');
}
