import { ground } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { stops } from '../kit/scene.mjs';
import { circle, drop } from '../kit/shadow.mjs';
import { castShadow, nextId, surface, toPath } from '../kit/surface.mjs';

/** Curved blades about a hub: a turbine wheel, an impeller. */
export function impeller({
  x,
  y,
  size,
  theme,
  blades = 13,
  accent = -1,
  hub = 0.2,
  sweep = 0.9,
  overlap = 2.1,
  squash = 1,
  ramp = theme.near,
}) {
  const width = ((Math.PI * 2) / blades) * overlap;
  const blade = (at) => {
    const start = (at / blades) * Math.PI * 2 + 1.9;
    const point = (u, v) => {
      const reach = size * (hub + (1 - hub) * v) * (1 - 0.06 * Math.sin(u * Math.PI));
      const angle = start - sweep * v + width * u * (1 - 0.25 * v);
      return [
        x + reach * Math.cos(angle),
        y + reach * Math.sin(angle) * squash,
        (u - 0.5) ** 2 * size * 0.9 + v * size * 0.12,
      ];
    };
    return surface(point, {
      ramp: at === accent ? ramps.flame : at % 2 ? theme.middle : ramp,
      rows: 64,
      stops: 8,
      samples: 8,
      ambient: 0.14,
      diffuse: 0.8,
      shadow: drop(theme, size * 0.025),
      edge: { at: 0, colour: '#ffffff', opacity: theme.name === 'dark' ? 0.4 : 0.8, width: 1.3 },
    });
  };
  const all = Array.from({ length: blades }, (_, at) => blade(at)).join('');
  return (
    ground(x + size * 0.1, y + size * 0.12, size * 1.25, size * 1.2 * squash, theme, 0.7) +
    all +
    rim({ x, y, size, theme, squash }) +
    dome(x, y, size * hub * 1.15, theme, squash)
  );
}

/** The housing ring that the blades' tips run in. */
function rim({ x, y, size, theme, squash }) {
  const point = (u, v) => {
    const angle = Math.PI * 2 * v + 2.2;
    const reach = size * (0.95 + 0.1 * u);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle) * squash, Math.sin(u * Math.PI) * size * 0.06];
  };
  return surface(point, {
    ramp: theme.near,
    rows: 120,
    stops: 5,
    samples: 3,
    ambient: 0.16,
    diffuse: 0.6,
    tint: (_, v) => 0.26 * Math.cos(2 * (Math.PI * 2 * v + 2.2) + 0.9),
    shadow: drop(theme, size * 0.03),
  });
}

/** A polished boss. */
export function dome(x, y, radius, theme, squash = 1, ramp = theme.near) {
  const id = nextId('d');
  return `<radialGradient id="${id}" cx=".5" cy=".5" r=".5" fx=".34" fy=".3">${stops([
    [0, ramp[6]],
    [0.35, ramp[5]],
    [0.7, ramp[3]],
    [1, ramp[1]],
  ])}</radialGradient>${castShadow(circle(x, y, radius, squash), drop(theme, radius * 0.16))}<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * squash}" fill="url(#${id})"/>`;
}

/** Turned steel: cylinders of changing radius on one axis, seen from the side, with the axis tilted by `axis` radians. */
export function spindle({ x, y, size, theme, axis = -0.35, parts, ramp = theme.near }) {
  const cos = Math.cos(axis);
  const sin = Math.sin(axis);
  let along = -parts.reduce((sum, [length]) => sum + length, 0) / 2;
  return parts
    .map(([length, radius, accent]) => {
      const start = along * size;
      along += length;
      const r = radius * size;
      const lean = r * 0.32;
      const place = (distance, angle, side = 1) => {
        const across = Math.cos(angle) * r;
        const deep = Math.sin(angle) * lean * side;
        return [x + cos * (distance + deep) - sin * across, y + sin * (distance + deep) + cos * across];
      };
      const skin = (u, v) => [...place(start + length * size * v, Math.PI * (1 - u), -1), Math.sin(Math.PI * u) * r];
      const cap = Array.from({ length: 40 }, (_, at) => place(start + length * size, (at / 20) * Math.PI));
      const id = nextId('c');
      const colours = accent ? ramps.flame : ramp;
      const [x1, y1] = place(start + length * size, Math.PI);
      const [x2, y2] = place(start + length * size, 0);
      const shine = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(
        [
          [0, colours[6]],
          [0.4, colours[4]],
          [1, colours[2]],
        ],
      )}</linearGradient>`;
      const strips = metal(skin, colours, theme, size);
      return `${strips}${shine}<path d="${toPath(cap)}" fill="url(#${id})"/>`;
    })
    .join('');
}

const metal = (skin, ramp, theme, size) =>
  surface(skin, {
    ramp,
    rows: 4,
    stops: 22,
    samples: 26,
    ambient: 0.06,
    diffuse: 0.8,
    gloss: 0.25,
    tint: (u) => 0.12 * Math.sin(u * 9),
    shadow: drop(theme, size * 0.03, 0.7),
  });
