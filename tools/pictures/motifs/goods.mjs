import { ramps } from '../kit/colour.mjs';
import { blurred, stops } from '../kit/scene.mjs';
import { drop } from '../kit/shadow.mjs';
import { nextId, surface } from '../kit/surface.mjs';

/** A ball with its shadow on the ground: fruit, goods. */
export function ball({ x, y, radius, theme, ramp = theme.near, blur = 0 }) {
  const id = nextId('o');
  const drawn = `<radialGradient id="${id}" cx=".5" cy=".5" r=".52" fx=".34" fy=".28">${stops([
    [0, ramp[6]],
    [0.28, ramp[5]],
    [0.62, ramp[3]],
    [0.9, ramp[1]],
    [1, ramp[2]],
  ])}</radialGradient><ellipse cx="${x + radius * 0.22}" cy="${y + radius * 0.92}" rx="${radius * 1.02}" ry="${radius * 0.24}" fill="${theme.shadowColour}" opacity="${theme.shadow * 0.9}" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
  const soft =
    `<filter id="soft" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${radius * 0.12}"/></filter>`.replaceAll(
      'soft',
      `soft${id}`,
    );
  const whole = soft + drawn.replace('url(#soft)', `url(#soft${id})`);
  return blur ? blurred(blur, whole) : whole;
}

/** Cloth that hangs in folds from the top edge. */
export function drape({
  x,
  y,
  width,
  height,
  theme,
  folds = 7,
  ramp = theme.near,
  phase = 0,
  depth = 0.08,
  sway = 0.05,
  flare = 0.1,
  ...rest
}) {
  const point = (v, u) => {
    const fold = Math.sin(u * Math.PI * 2 * folds + phase + Math.sin(v * 2.2 + phase) * 1.1 + u * 2);
    const spread = 1 + flare * v;
    return [
      x + (u - 0.5) * width * spread + Math.sin(v * 2.6 + phase) * width * sway + fold * width * 0.006,
      y + v * height + Math.sin(u * Math.PI * 2 * folds + phase) * height * 0.012 * v,
      fold * width * depth * (0.5 + 0.5 * v),
    ];
  };
  return surface(point, {
    ramp,
    rows: folds * 26,
    stops: 8,
    samples: 14,
    ambient: 0.1,
    diffuse: 0.84,
    shadow: drop(theme, width * 0.03),
    ...rest,
  });
}

/** Bowls that stand one in another. */
export function bowls({ x, y, size, theme, count = 5, accent = -1 }) {
  return Array.from({ length: count }, (_, at) => {
    const width = size * (0.58 + (0.11 * (count - 1 - at)) / 1.2) * (1 - 0.02 * at);
    const top = y - size * 0.17 * (count - 1 - at);
    const body = (u, v) => {
      const reach = width * (0.34 + 0.66 * (1 - v) ** 0.55);
      return [
        x - Math.cos(Math.PI * u) * reach,
        top + size * 0.36 * v + Math.sin(Math.PI * u) * reach * 0.13,
        Math.sin(Math.PI * u) * reach,
      ];
    };
    const ramp = at === accent ? ramps.flame : at % 2 ? theme.middle : theme.near;
    const mouth = nextId('m');
    return `${surface(body, { ramp, rows: 30, stops: 18, samples: 30, ambient: 0.16, diffuse: 0.8, shadow: drop(theme, size * 0.04, 0.8) })}<linearGradient id="${mouth}" x1="0" y1="0" x2="1" y2=".4">${stops(
      [
        [0, ramp[1]],
        [0.6, ramp[3]],
        [1, ramp[5]],
      ],
    )}</linearGradient><ellipse cx="${x}" cy="${top}" rx="${width}" ry="${width * 0.13}" fill="url(#${mouth})" stroke="${ramp[6]}" stroke-opacity=".8" stroke-width="1.6"/>`;
  })
    .reverse()
    .join('');
}
