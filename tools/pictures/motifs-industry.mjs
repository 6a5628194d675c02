import { ground } from './backdrops.mjs';
import { mix, ramps, vermilion } from './colour.mjs';
import { blurred, glow, stops } from './scene.mjs';
import { castShadow, nextId, surface, toPath } from './surface.mjs';
import { ribbon, sail } from './shapes.mjs';

/** Motifs of manufacturing, energy and pharma. Each takes a frame { x, y, size, theme, … } and gives SVG. */

const drop = (theme, reach, strength = 1) => ({ dx: reach, dy: reach * 0.8, blur: reach, opacity: theme.shadow * strength, colour: theme.shadowColour });

/** Curved blades about a hub: a turbine wheel, an impeller. */
export function impeller({ x, y, size, theme, blades = 13, accent = -1, hub = 0.2, sweep = 0.9, overlap = 2.1, squash = 1, ramp = theme.near }) {
  const width = ((Math.PI * 2) / blades) * overlap;
  const blade = (at) => {
    const start = (at / blades) * Math.PI * 2 + 1.9;
    const point = (u, v) => {
      const reach = size * (hub + (1 - hub) * v) * (1 - 0.06 * Math.sin(u * Math.PI));
      const angle = start - sweep * v + width * u * (1 - 0.25 * v);
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle) * squash, (u - 0.5) ** 2 * size * 0.9 + v * size * 0.12];
    };
    return surface(point, { ramp: at === accent ? ramps.flame : at % 2 ? theme.middle : ramp, rows: 64, stops: 8, samples: 8, ambient: 0.14, diffuse: 0.8, shadow: drop(theme, size * 0.025), edge: { at: 0, colour: '#ffffff', opacity: theme.name === 'dark' ? 0.4 : 0.8, width: 1.3 } });
  };
  const all = Array.from({ length: blades }, (_, at) => blade(at)).join('');
  return ground(x + size * 0.1, y + size * 0.12, size * 1.25, size * 1.2 * squash, theme, 0.7) + all + rim({ x, y, size, theme, squash }) + dome(x, y, size * hub * 1.15, theme, squash);
}

/** The housing ring that the blades' tips run in. */
function rim({ x, y, size, theme, squash }) {
  const point = (u, v) => {
    const angle = Math.PI * 2 * v + 2.2;
    const reach = size * (0.95 + 0.1 * u);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle) * squash, Math.sin(u * Math.PI) * size * 0.06];
  };
  return surface(point, { ramp: theme.near, rows: 120, stops: 5, samples: 3, ambient: 0.16, diffuse: 0.6, tint: (u, v) => 0.26 * Math.cos(2 * (Math.PI * 2 * v + 2.2) + 0.9), shadow: drop(theme, size * 0.03) });
}

/** A polished boss. */
export function dome(x, y, radius, theme, squash = 1, ramp = theme.near) {
  const id = nextId('d');
  return `<radialGradient id="${id}" cx=".5" cy=".5" r=".5" fx=".34" fy=".3">${stops([[0, ramp[6]], [0.35, ramp[5]], [0.7, ramp[3]], [1, ramp[1]]])}</radialGradient>${castShadow(circle(x, y, radius, squash), drop(theme, radius * 0.16))}<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * squash}" fill="url(#${id})"/>`;
}

const circle = (x, y, radius, squash = 1) =>
  Array.from({ length: 48 }, (_, at) => [x + radius * Math.cos((at / 24) * Math.PI), y + radius * squash * Math.sin((at / 24) * Math.PI)]);

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
      const shine = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops([[0, colours[6]], [0.4, colours[4]], [1, colours[2]]])}</linearGradient>`;
      const strips = metal(skin, colours, theme, size);
      return `${strips}${shine}<path d="${toPath(cap)}" fill="url(#${id})"/>`;
    })
    .join('');
}

const metal = (skin, ramp, theme, size) =>
  surface(skin, { ramp, rows: 4, stops: 22, samples: 26, ambient: 0.06, diffuse: 0.8, gloss: 0.25, tint: (u) => 0.12 * Math.sin(u * 9), shadow: drop(theme, size * 0.03, 0.7) });

/** A wind turbine with sail-like blades. `turn` is the first blade's angle. */
export function turbine({ x, y, size, theme, turn = 0.4, ramp = theme.near, accent = false, blur = 0, base = size * 1.5 }) {
  const id = nextId('t');
  const tower = `<linearGradient id="${id}">${stops([[0, ramp[5]], [0.4, ramp[3]], [1, ramp[1]]])}</linearGradient><path d="M${x - size * 0.012} ${y}L${x + size * 0.012} ${y}L${x + size * 0.03} ${y + base}L${x - size * 0.03} ${y + base}Z" fill="url(#${id})"/>`;
  const blades = [0, 1, 2].map((at) => {
    const angle = turn + (at * Math.PI * 2) / 3;
    const point = (u, v) => {
      const chord = size * (0.02 + 0.1 * Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.1)) ** 0.8 * (1 - v * 0.72));
      const out = size * (0.03 + v);
      const across = (u - 0.25) * chord + size * 0.03 * v * v;
      return [x + Math.cos(angle) * out - Math.sin(angle) * across, y + Math.sin(angle) * out + Math.cos(angle) * across, Math.sin(u * 2.6) * chord * 0.7 + (1 - v) * chord];
    };
    return surface(point, { ramp: accent && at === 0 ? ramps.flame : ramp, rows: 30, stops: 5, samples: 4, ambient: 0.2, diffuse: 0.75, ...(blur ? {} : { shadow: drop(theme, size * 0.02, 0.6) }) });
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
      return [middle + (u - 0.5) * 2 * half, y - size * 1.25 * scale * v + size * 0.05 * Math.sin(Math.PI * u), Math.sin(Math.PI * u) * half * 0.8 + size * 0.1 * Math.sin(v * 4 + at)];
    };
    const last = at === layers - 1;
    return surface(point, { ramp: last ? inner : [theme.far, theme.middle, theme.near][Math.min(2, at)], rows: 44, stops: 9, samples: 10, ambient: 0.14, diffuse: 0.78, opacity: last ? 1 : 0.94, shadow: drop(theme, size * 0.03) });
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
      const spot = (column, depth, lift) => [x + width * (column / count - 0.5) * (0.62 + 0.75 * depth) + width * 0.08 * depth, y + height * depth - lift * height];
      const lift = 0.2 * (near - far) + 0.05 * near;
      const corners = [spot(at + 0.03, far, lift * 1.7), spot(at + 0.95, far, lift * 1.7), spot(at + 0.95, near, lift * 0.3), spot(at + 0.03, near, lift * 0.3)];
      const id = nextId('p');
      const red = row === accent[0] && at === accent[1];
      const ramp = red ? ramps.flame : ramps.night;
      const sheen = at / count + row * 0.12;
      cells.push(
        castShadow(corners.map(([px, py]) => [px + width * 0.014 * near, py + height * (0.03 + 0.06 * near)]), { dx: 0, dy: 0, blur: 3 + 9 * near, opacity: theme.shadow * 1.2, colour: theme.shadowColour }),
        `<linearGradient id="${id}" x1="0" y1="0" x2=".9" y2="1">${stops([[0, ramp[4]], [Math.max(0.05, 0.75 - sheen * 0.5), ramp[red ? 3 : 2]], [1, ramp[1]]])}</linearGradient><path d="${toPath(corners)}" fill="url(#${id})"/>`,
        grid(corners, 4, 3, near),
      );
    }
  }
  return cells.join('');
}

function grid([a, b, c, d], columns, lines, strength) {
  const between = (from, to, share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const list = [];
  for (let at = 1; at < columns; at += 1) list.push(toPath([between(a, b, at / columns), between(d, c, at / columns)], false));
  for (let at = 1; at < lines; at += 1) list.push(toPath([between(a, d, at / lines), between(b, c, at / lines)], false));
  return `<path d="${list.join('')}${toPath([a, b], false)}" stroke="#dfe6ee" stroke-opacity="${0.12 + 0.22 * strength}" stroke-width="${0.6 + strength}" fill="none"/>`;
}

/** Two ribbons that wind about each other. */
export function helix({ x, y, size, theme, turns = 2.2, tilt = -0.5, accent = false, length = 2.6, radius = 0.3 }) {
  const place = (t, phase) => {
    const along = (t - 0.5) * size * length;
    const across = Math.sin(t * turns * Math.PI * 2 + phase) * size * radius;
    return [x + Math.cos(tilt) * along - Math.sin(tilt) * across, y + Math.sin(tilt) * along + Math.cos(tilt) * across];
  };
  const depth = (t, phase) => Math.cos(t * turns * Math.PI * 2 + phase);
  const pieces = [];
  const steps = Math.round(turns * 4);
  for (const [strand, phase] of [0, Math.PI].entries()) {
    for (let at = 0; at < steps; at += 1) {
      const from = at / steps - 0.006;
      const to = (at + 1) / steps + 0.006;
      const centre = (v) => place(from + (to - from) * v, phase);
      const deep = depth((from + to) / 2, phase);
      const ramp = strand === 1 && accent ? ramps.flame : theme.near;
      pieces.push([deep, surface(ribbon({ centre, width: (v) => size * 0.15 * (1 + 0.25 * depth(from + (to - from) * v, phase)), roll: (v) => 0.9 * depth(from + (to - from) * v, phase), depth: size * 0.06 }), { ramp, rows: 26, stops: 5, samples: 3, ambient: 0.16, diffuse: 0.6, tint: (_, v) => 0.14 * depth(from + (to - from) * v, phase), ...(deep > 0 ? { shadow: drop(theme, size * 0.025, 0.8) } : {}) })]);
    }
  }
  const rungs = Array.from({ length: Math.round(turns * 9) }, (_, at) => {
    const t = (at + 0.5) / Math.round(turns * 9);
    const [a, b] = [place(t, 0), place(t, Math.PI)];
    return `<path d="${toPath([a, b], false)}" stroke="${theme.line}" stroke-opacity="${theme.name === 'dark' ? 0.34 : 0.22}" stroke-width="${size * 0.012}"/>`;
  }).join('');
  pieces.sort(([a], [b]) => a - b);
  const half = pieces.findIndex(([deep]) => deep > 0);
  return pieces.slice(0, half).map(([, svg]) => svg).join('') + rungs + pieces.slice(half).map(([, svg]) => svg).join('');
}

/** A capsule of two halves. `angle` in degrees. */
export function capsule({ x, y, size, theme, angle = -30, accent = false, ramp = theme.near, blur = 0 }) {
  const width = size;
  const height = size * 0.38;
  const [body, cap, shade] = [nextId('k'), nextId('k'), nextId('k')];
  const tone = (id, colours) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops([[0, colours[4]], [0.16, colours[6]], [0.42, colours[5]], [0.8, colours[2]], [1, colours[3]]])}</linearGradient>`;
  const half = height / 2;
  const left = `M0 ${-half}H${-width / 2 + half}A${half} ${half} 0 0 0 ${-width / 2 + half} ${half}H0Z`;
  const right = `M0 ${-half}H${width / 2 - half}A${half} ${half} 0 0 1 ${width / 2 - half} ${half}H0Z`;
  const drawing = `<g transform="translate(${x} ${y}) rotate(${angle})"><defs>${tone(body, ramp)}${tone(cap, accent ? ramps.flame : theme.middle)}<linearGradient id="${shade}" x1="0" y1="0" x2="1" y2="0">${stops([[0, theme.shadowColour, 0.35], [1, theme.shadowColour, 0]])}</linearGradient></defs><path d="${left}" fill="url(#${cap})"/><path d="${right}" fill="url(#${body})"/><rect x="0" y="${-half}" width="${height * 0.14}" height="${height}" fill="url(#${shade})"/></g>`;
  const turn = (angle * Math.PI) / 180;
  const oval = Array.from({ length: 40 }, (_, at) => {
    const around = (at / 20) * Math.PI;
    const px = Math.cos(around) * width * 0.48;
    const py = Math.sin(around) * half;
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
  const whole = castShadow(oval, { dx: size * 0.07, dy: size * 0.13, blur: size * 0.06, opacity: theme.shadow * 1.2, colour: theme.shadowColour }) + drawing;
  return blur ? blurred(blur, whole) : whole;
}

/** A disc of glass: a lens, a dish. */
export function lens({ x, y, radius, theme, accent = false, strength = 1 }) {
  const [fill, rim] = [nextId('l'), nextId('l')];
  const colour = accent ? vermilion : theme.name === 'dark' ? '#9db4cb' : '#5d7590';
  return `${castShadow(circle(x, y, radius), { dx: radius * 0.08, dy: radius * 0.12, blur: radius * 0.1, opacity: theme.shadow * 0.8, colour: theme.shadowColour })}<radialGradient id="${fill}" fx=".3" fy=".26">${stops([[0, mix(colour, '#ffffff', 0.75), 0.5 * strength], [0.55, colour, 0.24 * strength], [0.9, colour, 0.42 * strength], [1, colour, 0.7 * strength]])}</radialGradient><linearGradient id="${rim}" x1=".1" y1="0" x2=".9" y2="1">${stops([[0, '#ffffff', 0.95], [0.45, '#ffffff', 0.1], [1, '#ffffff', 0.5]])}</linearGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${fill})" stroke="url(#${rim})" stroke-width="${Math.max(1.4, radius * 0.012)}"/>${glow(x - radius * 0.3, y - radius * 0.36, radius * 0.4, radius * 0.26, '#ffffff', 0.3)}`;
}

/** A sail-shaped blade standing on its own, for close views. */
export function blade({ x, y, height, theme, foot = height * 0.4, ramp = theme.near, ...rest }) {
  return surface(sail({ x, y, height, foot, roach: 0.2, peak: 0.1, camber: 0.2, ...rest }), { ramp, rows: 60, seams: 10, seamOpacity: 0.1, shadow: drop(theme, height * 0.04) });
}
