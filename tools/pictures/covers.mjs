import { reflection, sea, studio, themes, water } from './backdrops.mjs';
import { ink, paper, ramps, vermilion } from './colour.mjs';
import { boat, farBoat, fleet, flotilla, redSail } from './fleet.mjs';
import { blade, impeller, lens, spindle, turbine } from './motifs-industry.mjs';
import { ball, drape, roads } from './motifs-trade.mjs';
import { rings, sheets, streams } from './planes.mjs';
import { blurred, stops } from './scene.mjs';
import { nextId } from './surface.mjs';

const { dark, light, sand } = themes;

/** What covers and banners are composed of: each takes the canvas and gives a whole picture. */
const fleetAt = (theme, x = 0.56, horizon = 0.8, size = 0.9) => (canvas) => {
  const { width, height } = canvas;
  const line = height * horizon;
  const drawn = flotilla({ x: width * x, y: line, size: height * size, theme, count: 8, accent: 3, reach: 1.2 });
  return sea({ ...canvas, theme, horizon, x: x - 0.2, strength: 0.7 }) + reflection(line + 4, drawn, { opacity: 0.3, blur: 10, squash: 0.3 }) + water({ ...canvas, theme, horizon, x: x - 0.2 }) + drawn;
};

const sailing = (theme, x = 0.6, horizon = 0.8, size = 0.8, lead = -0.6) => (canvas) => {
  const { width, height } = canvas;
  const line = height * horizon;
  const ship = boat({ x: width * x, y: line + height * 0.07, size: height * size, theme });
  const leader = redSail({ x: width * x + height * lead, y: line + 3, size: height * 0.15, flip: lead < 0 });
  return [
    sea({ ...canvas, theme, horizon, x: x - 0.16, strength: 0.75 }),
    fleet({ line, theme, boats: [{ x: width * x + height * (lead + 0.2), size: height * 0.2, blur: 3 }, { x: width * x + height * 0.62, size: height * 0.44, blur: 6, ramp: theme.middle }] }),
    reflection(line, leader, { opacity: 0.4, blur: 4 }), leader,
    reflection(line + height * 0.075, ship, { opacity: 0.38, blur: 10, squash: 0.3 }),
    water({ ...canvas, theme, horizon, x: x - 0.16 }), ship,
  ].join('');
};

const horizonOnly = (theme, x = 0.62, horizon = 0.64, size = 0.12) => (canvas) => {
  const { width, height } = canvas;
  const line = height * horizon;
  const leader = redSail({ x: width * x, y: line + 2, size: height * size });
  const others = [[-0.3, 0.07], [-0.18, 0.1], [0.16, 0.08], [0.34, 0.13], [0.42, 0.06]].map(([shift, share]) => farBoat({ x: width * x + height * shift, y: line, size: height * share, theme, blur: 1.6, flip: shift > 0 })).join('');
  return sea({ ...canvas, theme, horizon, x, strength: 0.9 }) + reflection(line, others + leader, { opacity: 0.4, blur: 4 }) + others + leader + water({ ...canvas, theme, horizon, x, glints: 110 });
};

const closeUp = (theme, accent = false) => ({ width, height }) => [
  studio({ width, height, theme, x: 0.2, y: 0.3 }),
  blade({ x: width * 0.2, y: height * 1.3, height: height * 1.7, foot: width * 0.62, theme, ramp: theme.middle, rake: 0.1 }),
  accent ? blade({ x: width * 0.4, y: height * 1.3, height: height * 1.5, foot: width * 0.2, theme, ramp: ramps.flame, rake: 0.13, ambient: 0.2 }) : '',
  blade({ x: width * 0.52, y: height * 1.4, height: height * 2, foot: width * 0.9, theme, ramp: theme.near, rake: 0.08 }),
].join('');

const paperwork = (theme, accent, x = 0.14, count = 6) => (canvas) => studio({ ...canvas, theme, x: 0.3, y: 0.2 }) + sheets({ ...canvas, theme, count, accent, x, bend: 0.2, lean: 0.1 });

const flowing = (theme, accent, from = 0.4) => (canvas) => {
  const { width, height } = canvas;
  return studio({ ...canvas, theme, x: 0.6, y: 0.3 }) + streams({ path: [[-60, height * 0.72], [width * 0.34, height * 1.0], [width * 0.5, -height * 0.1], [width * 1.08, height * 0.1]], count: 7, step: [height * 0.02, height * 0.085, 0.1, 0.1], width: height * 0.2, theme, accent, from });
};

const compass = (theme, x = 0.62, y = 0.56, accent = 2, size = 0.62) => (canvas) => {
  const { width, height } = canvas;
  return studio({ ...canvas, theme, x, y: 0.3 }) + rings({ x: width * x, y: height * y, radius: height * size, count: 6, theme, gap: 0.155, band: 0.085, accent, from: -2.6, to: 2.3, tilt: 0.42 });
};

const glasses = (theme, list) => (canvas) => studio({ ...canvas, theme, x: 0.6, y: 0.4 }) + list.map(([x, y, radius, accent]) => lens({ x: canvas.width * x, y: canvas.height * y, radius: canvas.height * radius, theme, accent })).join('');

export const newsDrawings = {
  1: paperwork(light, 3),
  2: fleetAt(dark),
  3: ({ width, height }) => studio({ width, height, theme: sand, x: 0.3, y: 0.3 }) + impeller({ x: width * 0.66, y: height * 0.72, size: height * 0.86, theme: sand, blades: 19, accent: 9, hub: 0.16, ramp: ramps.paper }),
  4: sailing(dark, 0.66, 0.8, 0.78, -0.74),
  5: (canvas) => sea({ ...canvas, theme: dark, horizon: 0.3, x: 0.4, strength: 0.8 }) + roads({ x: canvas.width * 0.36, y: canvas.height * 0.3, size: canvas.height * 1.1, theme: dark, count: 5, accent: 2 }),
  6: flowing(light, 3),
  7: compass(dark),
  8: ({ width, height }) => studio({ width, height, theme: light, x: 0.4, y: 0.2 }) + [[0.12, 0.32, 0.16, 8], [0.9, 0.28, 0.2, 8], [0.34, 0.42, 0.2, 2], [0.7, 0.46, 0.24, 1], [0.5, 0.7, 0.26, 0], [0.2, 0.78, 0.2, 0], [0.86, 0.8, 0.22, 0]].map(([x, y, radius, blur], at) => ball({ x: width * x, y: height * y, radius: height * radius, theme: light, blur, ramp: at === 5 ? ramps.flame : at % 2 ? ramps.paper : ramps.day })).join(''),
  9: horizonOnly(light, 0.56),
  10: glasses(dark, [[0.28, 0.46, 0.24], [0.52, 0.5, 0.34], [0.74, 0.42, 0.2, true], [0.84, 0.7, 0.14]]),
  11: (canvas) => sea({ ...canvas, theme: light, horizon: 0.8, x: 0.3, strength: 0.6 }) + [0.1, 0.24, 0.4].map((x, at) => turbine({ x: canvas.width * x, y: canvas.height * (0.56 - at * 0.05), size: canvas.height * (0.14 + at * 0.06), theme: light, ramp: ramps.day, blur: 2 - at * 0.6, turn: at })).join('') + turbine({ x: canvas.width * 0.72, y: canvas.height * 0.34, size: canvas.height * 0.52, theme: light, turn: 0.5, accent: true, base: canvas.height }),
  12: closeUp(dark, true),
};

export const eventDrawings = {
  1: fleetAt(dark, 0.6, 0.86, 1.05),
  2: compass(light, 0.5, 0.62, 1, 0.7),
  3: flowing(dark, 4, 1.6),
  4: paperwork(sand, 2, 0.1, 7),
  5: sailing(light, 0.44, 0.8, 0.8, 0.7),
  6: paperwork(dark, 4, 0.06, 7),
  7: horizonOnly(dark, 0.4, 0.58, 0.16),
  8: closeUp(light, true),
};

export const mediaDrawings = {
  1: glasses(dark, [[0.62, 0.52, 0.42], [0.3, 0.4, 0.2], [0.38, 0.74, 0.12, true]]),
  2: closeUp(dark),
  3: flowing(dark, 2, 0),
  4: ({ width, height }) => studio({ width, height, theme: light }) + spindle({ x: width * 0.54, y: height * 0.5, size: height * 1.1, theme: light, axis: -0.2, ramp: ramps.steel, parts: [[0.3, 0.12], [0.12, 0.3], [0.05, 0.2], [0.12, 0.34, true], [0.05, 0.2], [0.3, 0.22], [0.4, 0.1]] }),
  5: horizonOnly(dark, 0.6, 0.66, 0.2),
  6: ({ width, height }) => studio({ width, height, theme: sand }) + drape({ x: width * 0.34, y: -20, width: width * 0.8, height: height * 1.1, theme: sand, folds: 3, ramp: ramps.stone, depth: 0.09 }) + drape({ x: width * 0.82, y: -20, width: width * 0.5, height: height * 1.1, theme: sand, folds: 2, ramp: ramps.paper, phase: 2, depth: 0.1 }) + drape({ x: width * 0.6, y: -20, width: width * 0.1, height: height * 0.8, theme: sand, folds: 1, ramp: ramps.flame, ambient: 0.25, diffuse: 0.6, phase: 1 }),
  7: compass(dark, 0.4, 0.5, 3, 0.7),
  8: flowing(sand, 3, 2.4),
};

/** Covers carry a small mark and two rules, as a series does. */
const bound = (compose, theme) => (canvas) => {
  const line = theme.name === 'dark' ? paper : ink;
  const id = nextId('y');
  return `${compose(canvas)}<linearGradient id="${id}">${stops([[0, '#000000', 0.28], [0.6, '#000000', 0.05], [1, '#000000', 0]])}</linearGradient><rect width="26" height="${canvas.height}" fill="url(#${id})"/><g transform="translate(44 44)"><path d="M17 0C15 12 14.5 22 15.5 31H0C8 22 14 12 17 0z" fill="${line}" opacity=".6"/><path d="M19 -3C30 6 36 17 37 31H18.5C17.5 21 18 8 19 -3z" fill="${line}"/><path d="M0 36h38" stroke="${vermilion}" stroke-width="3"/></g><path d="M44 ${canvas.height - 44}h${canvas.width - 88}" stroke="${line}" stroke-opacity=".5"/><path d="M44 ${canvas.height - 44}h72" stroke="${vermilion}" stroke-width="3"/>`;
};

const portrait = (theme, x = 0.5) => (canvas) => {
  const { width, height } = canvas;
  const line = height * 0.8;
  const ship = boat({ x: width * x, y: line + 30, size: height * 0.6, theme });
  return sea({ ...canvas, theme, horizon: 0.8, x: 0.3, strength: 0.8 }) + reflection(line + 34, ship, { opacity: 0.36, blur: 8, squash: 0.3 }) + water({ ...canvas, theme, horizon: 0.8, x: 0.3 }) + ship;
};

export const publicationDrawings = {
  1: bound(portrait(dark, 0.48), dark),
  2: bound(paperwork(light, 3, 0.02, 5), light),
  3: bound(({ width, height }) => studio({ width, height, theme: sand }) + blade({ x: width * 0.2, y: height * 0.94, height: height * 0.78, foot: width * 0.6, theme: sand, ramp: ramps.flame, ambient: 0.22 }) + blade({ x: width * 0.42, y: height * 0.96, height: height * 0.62, foot: width * 0.46, theme: sand, ramp: ramps.paper }), sand),
  4: bound((canvas) => studio({ ...canvas, theme: dark }) + impeller({ x: canvas.width * 0.62, y: canvas.height * 0.62, size: canvas.width * 0.56, theme: dark, accent: 8 }), dark),
  5: bound((canvas) => studio({ ...canvas, theme: light }) + [[0.3, 0.42, 0.2, 3], [0.7, 0.4, 0.26, 1], [0.42, 0.66, 0.32, 0], [0.82, 0.74, 0.22, 0]].map(([x, y, radius, blur], at) => ball({ x: canvas.width * x, y: canvas.height * y, radius: canvas.width * radius, theme: light, blur, ramp: at === 3 ? ramps.flame : ramps.paper })).join(''), light),
  6: bound((canvas) => studio({ ...canvas, theme: dark, x: 0.4 }) + blurred(2, turbine({ x: canvas.width * 0.2, y: canvas.height * 0.6, size: canvas.width * 0.26, theme: dark, ramp: ramps.far })) + turbine({ x: canvas.width * 0.62, y: canvas.height * 0.42, size: canvas.width * 0.6, theme: dark, turn: -0.5, accent: true, base: canvas.height }), dark),
};

/** Page banners, 2400 × 640: the subject to the right. */
export const bannerDrawings = {
  product: paperwork(dark, 4, 0.5, 6),
  solution: (canvas) => {
    const { width, height } = canvas;
    return studio({ ...canvas, theme: light, x: 0.7, y: 0.3 }) + streams({ path: [[width * 1.05, -height * 0.6], [width * 0.66, height * 0.1], [width * 0.9, height * 0.6], [width * 0.4, height * 1.3]], count: 7, step: [height * 0.09, height * 0.06, -0.1, 0.2], width: height * 0.32, theme: light, accent: 3 });
  },
  cases: fleetAt(dark, 0.74, 0.84, 1.0),
  activity: (canvas) => {
    const { width, height } = canvas;
    return studio({ ...canvas, theme: sand, x: 0.7, y: 0.2 }) + blurred(6, blade({ x: width * 0.6, y: height * 1.1, height: height * 0.9, theme: sand, ramp: ramps.sand })) + blade({ x: width * 0.7, y: height * 1.1, height: height * 1.06, theme: sand, ramp: ramps.paper }) + blade({ x: width * 0.8, y: height * 1.1, height: height * 0.6, theme: sand, ramp: ramps.flame, ambient: 0.22 }) + blade({ x: width * 0.85, y: height * 1.1, height: height * 0.95, theme: sand, ramp: ramps.stone });
  },
  media: compass(dark, 0.76, 0.6, 2, 0.86),
  about: sailing(light, 0.76, 0.8, 0.98, -1.0),
};
