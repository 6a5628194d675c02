import { shadeOf } from './colour.mjs';

/** From the upper left, towards the viewer: the one light of the whole family. */
export const sunlight = normalise([-0.55, -0.5, 0.67]);

export function normalise(vector) {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

const round = (value) => Math.round(value * 10) / 10;

export const toPath = (points, close = true) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${close ? 'Z' : ''}`;

const range = (count) => Array.from({ length: count + 1 }, (_, at) => at / count);

/** How much light a surface takes at (u, v), from its slope. Both faces are lit: cloth has no back. */
function lightAt(point, u, v, { ambient, diffuse, light, gloss }) {
  const step = 0.004;
  const [ax, ay, az] = point(Math.max(0, u - step), v);
  const [bx, by, bz] = point(Math.min(1, u + step), v);
  const [cx, cy, cz] = point(u, Math.max(0, v - step));
  const [dx, dy, dz] = point(u, Math.min(1, v + step));
  const along = [bx - ax, by - ay, bz - az];
  const across = [dx - cx, dy - cy, dz - cz];
  let normal = normalise([
    along[1] * across[2] - along[2] * across[1],
    along[2] * across[0] - along[0] * across[2],
    along[0] * across[1] - along[1] * across[0],
  ]);
  if (normal[2] < 0) normal = normal.map((value) => -value);
  const facing = Math.max(0, normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]);
  return ambient + diffuse * facing ** 1.4 + gloss * facing ** 24;
}

let serial = 0;

/** An id that no other gradient or filter of the picture has. */
export function nextId(prefix) {
  serial += 1;
  return `${prefix}${serial}`;
}

export const restartIds = () => {
  serial = 0;
};

/**
 * Draws a curved surface as overlapping shaded strips. `point(u, v)` gives [x, y, z] in picture pixels, z towards the viewer.
 * The strips run along u and are laid from v = 0 to v = 1, each over the edge of the one before, so no seam shows.
 */
export function surface(point, options) {
  const {
    ramp,
    rows = 40,
    stops = 8,
    samples = 18,
    ambient = 0.12,
    diffuse = 0.85,
    gloss = 0,
    light = sunlight,
    opacity = 1,
    shadow,
    seams = 0,
    seamColour = '#ffffff',
    seamOpacity = 0.16,
    edge,
    tint = () => 0,
    blur = 0,
    mask,
  } = options;
  const shading = { ambient, diffuse, light, gloss };
  const defs = [];
  const strips = [];
  for (let row = 0; row < rows; row += 1) {
    const v0 = row / rows;
    const v1 = Math.min(1, (row + 1.7) / rows);
    const middle = Math.min(1, v0 + 0.5 / rows);
    const id = nextId('s');
    const [x1, y1] = point(0, middle);
    const [x2, y2] = point(1, middle);
    const span = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
    let last = 0;
    const list = range(stops).map((u) => {
      const [x, y] = point(u, middle);
      last = Math.max(last, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / span));
      const level = lightAt(point, Math.min(0.99, Math.max(0.01, u)), middle, shading) + tint(u, middle);
      return `<stop offset="${last.toFixed(3)}" stop-color="${shadeOf(ramp, level)}"/>`;
    });
    defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${list.join('')}</linearGradient>`,
    );
    const lower = range(samples).map((u) => point(u, v0));
    const upper = range(samples).map((u) => point(u, v1));
    strips.push(`<path d="${toPath([...lower, ...upper.reverse()])}" fill="url(#${id})"/>`);
  }
  const outline = outlineOf(point, samples * 2, rows);
  const lines = [];
  for (let seam = 1; seam < seams; seam += 1) {
    const line = range(samples).map((u) => point(u, seam / seams));
    lines.push(
      `<path d="${toPath(line, false)}" stroke="${seamColour}" stroke-opacity="${seamOpacity}" stroke-width="1.2" fill="none"/>`,
    );
  }
  if (edge) {
    const side = range(rows).map((v) => point(edge.at ?? 1, v));
    lines.push(
      `<path d="${toPath(side, false)}" stroke="${edge.colour}" stroke-opacity="${edge.opacity ?? 0.7}" stroke-width="${edge.width ?? 2}" fill="none" stroke-linecap="round"/>`,
    );
  }
  const below = shadow ? castShadow(outline, shadow) : '';
  const filter = blur ? `filter="url(#${blurFilter(defs, blur)})"` : '';
  const masking = mask ? `mask="url(#${mask})"` : '';
  return `${below}<g opacity="${opacity}" ${filter} ${masking}><defs>${defs.join('')}</defs>${strips.join('')}${lines.join('')}</g>`;
}

function outlineOf(point, across, along) {
  return [
    ...range(across).map((u) => point(u, 0)),
    ...range(along).map((v) => point(1, v)),
    ...range(across).map((u) => point(1 - u, 1)),
    ...range(along).map((v) => point(0, 1 - v)),
  ];
}

function blurFilter(defs, deviation) {
  const id = nextId('b');
  defs.push(
    `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return id;
}

/** A soft shadow on whatever lies behind. */
export function castShadow(outline, { dx = 30, dy = 30, blur = 30, opacity = 0.35, colour = '#050b15' }) {
  const defs = [];
  const id = blurFilter(defs, blur);
  return `<defs>${defs.join('')}</defs><path d="${toPath(outline)}" transform="translate(${dx} ${dy})" fill="${colour}" opacity="${opacity}" filter="url(#${id})"/>`;
}
