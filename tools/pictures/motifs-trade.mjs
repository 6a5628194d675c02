import { ramps, shadeOf } from './colour.mjs';
import { blurred, stops } from './scene.mjs';
import { castShadow, nextId, normalise, sunlight, surface, toPath } from './surface.mjs';

/** Motifs of retail, logistics and construction. Each takes a frame { x, y, size, theme, … } and gives SVG. */

const drop = (theme, reach, strength = 1) => ({ dx: reach, dy: reach * 0.8, blur: reach, opacity: theme.shadow * strength, colour: theme.shadowColour });

/** A ball with its shadow on the ground: fruit, goods. */
export function ball({ x, y, radius, theme, ramp = theme.near, blur = 0 }) {
  const id = nextId('o');
  const drawn = `<radialGradient id="${id}" cx=".5" cy=".5" r=".52" fx=".34" fy=".28">${stops([[0, ramp[6]], [0.28, ramp[5]], [0.62, ramp[3]], [0.9, ramp[1]], [1, ramp[2]]])}</radialGradient><ellipse cx="${x + radius * 0.22}" cy="${y + radius * 0.92}" rx="${radius * 1.02}" ry="${radius * 0.24}" fill="${theme.shadowColour}" opacity="${theme.shadow * 0.9}" filter="url(#soft)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
  const soft = `<filter id="soft" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${radius * 0.12}"/></filter>`.replaceAll('soft', `soft${id}`);
  const whole = soft + drawn.replace('url(#soft)', `url(#soft${id})`);
  return blur ? blurred(blur, whole) : whole;
}

/** Cloth that hangs in folds from the top edge. */
export function drape({ x, y, width, height, theme, folds = 7, ramp = theme.near, phase = 0, depth = 0.08, sway = 0.05, flare = 0.1, ...rest }) {
  const point = (v, u) => {
    const fold = Math.sin(u * Math.PI * 2 * folds + phase + Math.sin(v * 2.2 + phase) * 1.1 + u * 2);
    const spread = 1 + flare * v;
    return [x + (u - 0.5) * width * spread + Math.sin(v * 2.6 + phase) * width * sway + fold * width * 0.006, y + v * height + Math.sin(u * Math.PI * 2 * folds + phase) * height * 0.012 * v, fold * width * depth * (0.5 + 0.5 * v)];
  };
  return surface(point, { ramp, rows: folds * 26, stops: 8, samples: 14, ambient: 0.1, diffuse: 0.84, shadow: drop(theme, width * 0.03), ...rest });
}

/** Bowls that stand one in another. */
export function bowls({ x, y, size, theme, count = 5, accent = -1 }) {
  return Array.from({ length: count }, (_, at) => {
    const width = size * (0.58 + 0.11 * (count - 1 - at) / 1.2) * (1 - 0.02 * at);
    const top = y - size * 0.17 * (count - 1 - at);
    const body = (u, v) => {
      const reach = width * (0.34 + 0.66 * (1 - v) ** 0.55);
      return [x - Math.cos(Math.PI * u) * reach, top + size * 0.36 * v + Math.sin(Math.PI * u) * reach * 0.13, Math.sin(Math.PI * u) * reach];
    };
    const ramp = at === accent ? ramps.flame : at % 2 ? theme.middle : theme.near;
    const mouth = nextId('m');
    return `${surface(body, { ramp, rows: 30, stops: 18, samples: 30, ambient: 0.16, diffuse: 0.8, shadow: drop(theme, size * 0.04, 0.8) })}<linearGradient id="${mouth}" x1="0" y1="0" x2="1" y2=".4">${stops([[0, ramp[1]], [0.6, ramp[3]], [1, ramp[5]]])}</linearGradient><ellipse cx="${x}" cy="${top}" rx="${width}" ry="${width * 0.13}" fill="url(#${mouth})" stroke="${ramp[6]}" stroke-opacity=".8" stroke-width="1.6"/>`;
  })
    .reverse()
    .join('');
}

/** A box seen from a corner: container, carton, block. `at` is its place in units of the lattice (column, row, level). */
export function box({ x, y, unit, at: [column, row, level], size: [long, wide, high], ramp, ribs = 0, theme, shadow = true }) {
  const spot = (a, b, c) => [x + (a - b) * unit * 0.866, y + (a + b) * unit * 0.5 - c * unit];
  const [a0, a1, b0, b1, c0, c1] = [column, column + long, row, row + wide, level, level + high];
  const face = (corners, from, to, direction) => {
    const id = nextId('q');
    return `<linearGradient id="${id}" x1="0" y1="0" x2="${direction[0]}" y2="${direction[1]}">${stops([[0, from], [1, to]])}</linearGradient><path d="${toPath(corners)}" fill="url(#${id})"/>`;
  };
  const lines = Array.from({ length: ribs }, (_, rib) => {
    const share = (rib + 0.5) / ribs;
    const along = a0 + long * share;
    return `<path d="${toPath([spot(along, b1, c0 + high * 0.06), spot(along, b1, c1 - high * 0.06)], false)}" stroke="${shadeOf(ramp, 0.12)}" stroke-opacity=".4" stroke-width="${unit * 0.05 * Math.min(1, long / 2)}"/>`;
  }).join('');
  const footprint = [spot(a0, b0, c0), spot(a1, b0, c0), spot(a1, b1, c0), spot(a0, b1, c0)];
  return [
    shadow ? castShadow(footprint, { dx: unit * 0.35, dy: unit * 0.2, blur: unit * 0.28, opacity: theme.shadow, colour: theme.shadowColour }) : '',
    face([spot(a0, b1, c1), spot(a1, b1, c1), spot(a1, b1, c0), spot(a0, b1, c0)], shadeOf(ramp, 0.66), shadeOf(ramp, 0.46), [0.3, 1]),
    lines,
    face([spot(a1, b0, c1), spot(a1, b1, c1), spot(a1, b1, c0), spot(a1, b0, c0)], shadeOf(ramp, 0.34), shadeOf(ramp, 0.14), [0.2, 1]),
    face([spot(a0, b0, c1), spot(a1, b0, c1), spot(a1, b1, c1), spot(a0, b1, c1)], shadeOf(ramp, 0.98), shadeOf(ramp, 0.8), [1, 1]),
  ].join('');
}

/** A laden ship from the side, bow to the left, with its accent along the waterline. `y` is the water. */
export function freighter({ x, y, size, theme, random, columns = 11, levels = 4 }) {
  const [side, tones] = [nextId('n'), [[ramps.dusk, 0.9], [ramps.night, 0.62], [ramps.dusk, 0.62], [ramps.night, 0.8], [ramps.dusk, 0.44]]];
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
      crates.push(`<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops([[0, shadeOf(colours, level0 + 0.1)], [1, shadeOf(colours, level0 - 0.18)]])}</linearGradient><rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(wide * 0.97).toFixed(1)}" height="${(high * 0.95).toFixed(1)}" fill="url(#${id})"/>`);
      const ribs = Array.from({ length: 9 }, (_, rib) => `M${(left + wide * (0.08 + rib * 0.1)).toFixed(1)} ${(top + high * 0.12).toFixed(1)}v${(high * 0.7).toFixed(1)}`).join('');
      crates.push(`<path d="${ribs}" stroke="#050b14" stroke-opacity=".22" stroke-width="${(wide * 0.03).toFixed(1)}"/>`);
    }
  }
  const hullPath = `M${x} ${deck - size * 0.1}C${x + length * 0.06} ${deck - size * 0.06} ${x + length * 0.1} ${deck} ${x + length * 0.14} ${deck}H${x + length}V${y}H${x + length * 0.085}C${x + length * 0.075} ${y - size * 0.1} ${x + length * 0.03} ${deck + size * 0.04} ${x} ${deck - size * 0.1}Z`;
  const clip = nextId('n');
  return [
    crates.join(''),
    `<defs><linearGradient id="${side}" x1="0" y1="0" x2=".25" y2="1">${stops([[0, theme.near[6]], [0.16, theme.near[5]], [0.5, theme.near[3]], [1, theme.near[1]]])}</linearGradient><clipPath id="${clip}"><path d="${hullPath}"/></clipPath></defs>`,
    `<path d="${hullPath}" fill="url(#${side})"/>`,
    `<g clip-path="url(#${clip})"><rect x="${x}" y="${y - size * 0.075}" width="${length}" height="${size * 0.08}" fill="${ramps.flame[3]}"/><rect x="${x}" y="${y - size * 0.075}" width="${length}" height="${size * 0.08}" fill="url(#${side})" opacity=".35"/><path d="M${x} ${deck + size * 0.035}H${x + length}" stroke="#ffffff" stroke-opacity=".25" stroke-width="2"/></g>`,
  ].join('');
}

/** Rounded slabs one above another, each turned a little further. */
export function tower({ x, y, size, theme, floors = 22, twist = 1.1, width = 0.4, accent = -1, squash = 0.42, ramp = theme.near, taper = 0.25 }) {
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
      const facing = normalise([(by - ay) / squash, (ax - bx), 0]);
      const front = facing[1];
      if (front > 0.12) return '';
      const light = Math.max(0, -(facing[0] * sunlight[0] * 1.2) * -1 + -front * 0.42);
      return `<path d="${toPath([[ax, base + ay - thick], [bx + (bx - ax) * 0.3, base + by - thick], [bx + (bx - ax) * 0.3, base + by], [ax, base + ay]])}" fill="${shadeOf(colours, 0.1 + 0.72 * light * (normal[2] ? 1 : 1))}"/>`;
    });
    const top = points.map(([px, py]) => [px, base + py - thick]);
    const under = points.map(([px, py]) => [px, base + py]);
    const id = nextId('u');
    return [
      castShadow(under, { dx: step * 0.2, dy: step * 0.5, blur: step * 0.4, opacity: theme.shadow * 0.9, colour: theme.shadowColour }),
      wall.join(''),
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".6">${stops([[0, colours[6]], [0.5, colours[4]], [1, colours[2]]])}</linearGradient><path d="${toPath(top)}" fill="url(#${id})"/>`,
    ].join('');
  }).join('');
}

/** A curved wall of panels, one of them in the accent. */
export function facade({ x, y, width, height, theme, columns = 12, rows = 9, accent = [7, 4], random, ramp = theme.near, curve = 0.9, gap = 0.035 }) {
  const panels = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const spot = (u, v) => {
        const angle = (u - 0.5) * Math.PI * curve;
        return [x + Math.sin(angle) * width * 0.62, y + (v - 0.5) * height * (0.72 + 0.42 * Math.cos(angle) ** 2), Math.cos(angle)];
      };
      const corners = [[gap, gap], [1 - gap, gap], [1 - gap, 1 - gap], [gap, 1 - gap]].map(([a, b]) => spot((column + a) / columns, (row + b) / rows));
      const angle = ((column + 0.5) / columns - 0.5) * Math.PI * curve;
      const light = 0.16 + 0.7 * Math.max(0, Math.cos(angle + 0.75)) ** 1.6 + random.between(-0.07, 0.07) + 0.1 * (1 - row / rows);
      const red = column === accent[0] && row === accent[1];
      const colours = red ? ramps.flame : ramp;
      const id = nextId('v');
      const level = red ? 0.5 : light;
      panels.push(`<linearGradient id="${id}" x1="0" y1="0" x2=".7" y2="1">${stops([[0, shadeOf(colours, level + 0.12)], [1, shadeOf(colours, level - 0.08)]])}</linearGradient><path d="${toPath(corners)}" fill="url(#${id})"/>`);
    }
  }
  return panels.join('');
}

/** A row of arches that recede; light falls in from the left. */
export function arches({ x, y, size, theme, count = 5, step = [0.3, -0.06], shrink = 0.88, ramp = theme.near, accent = -1 }) {
  const list = Array.from({ length: count }, (_, at) => at).reverse();
  return list
    .map((at) => {
      const scale = shrink ** at;
      const left = x + size * step[0] * ((1 - scale) / (1 - shrink)) ;
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
        castShadow([[left - width / 2, base - height], [left + width / 2, base - height], [left + width / 2, base], [left - width / 2, base]], drop(theme, size * 0.05 * scale, 1.1)),
        `<defs><linearGradient id="${wall}" x1="0" y1="0" x2="1" y2="1">${stops([[0, colours[6]], [0.6, colours[5]], [1, colours[3]]])}</linearGradient><linearGradient id="${inside}" x1="0" y1="0" x2="1" y2="0">${stops([[0, colours[1]], [1, colours[4]]])}</linearGradient></defs>`,
        `<path d="${slab}${opening}" fill="url(#${wall})" fill-rule="evenodd"/>`,
        `<clipPath id="${clip}"><path d="${opening}"/></clipPath><path d="${opening}${back}" fill="url(#${inside})" fill-rule="evenodd" clip-path="url(#${clip})"/>`,
      ].join('');
    })
    .join('');
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
      return [x + bendX + share * size * spread * (0.1 + 1.9 * near) + (u - 0.5) * wide, y + size * length * near - size * 0.1 * Math.sin(v * 5 + share * 4) * (1 - v) , Math.sin(u * Math.PI) * wide * 0.3 + Math.sin(v * 7 + share * 5) * size * 0.13];
    };
    return surface(point, { ramp: red ? ramps.flame : at % 2 ? theme.middle : theme.near, rows: 190, stops: 4, samples: 3, ambient: red ? 0.3 : 0.12, diffuse: 0.7, shadow: drop(theme, size * 0.02) });
  }).join('');
}
