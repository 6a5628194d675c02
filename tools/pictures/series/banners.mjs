import { compass, fleetAt, horizonOnly, paperwork, sailing } from '../compositions.mjs';
import { studio, themes } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { blurred } from '../kit/scene.mjs';
import { arches } from '../motifs/buildings.mjs';
import { blade } from '../motifs/fleet.mjs';
import { box, roads } from '../motifs/freight.mjs';
import { spindle } from '../motifs/machines.mjs';
import { streams } from '../motifs/planes.mjs';
import { gear } from '../motifs/trades.mjs';

const { dark, light, sand } = themes;

/** Page banners, 2400 × 640: the subject to the right. */
export const bannerDrawings = {
  product: paperwork(dark, 4, 0.5, 6),
  solution: (canvas) => {
    const { width, height } = canvas;
    return (
      studio({ ...canvas, theme: light, x: 0.7, y: 0.3 }) +
      streams({
        path: [
          [width * 1.05, -height * 0.6],
          [width * 0.66, height * 0.1],
          [width * 0.9, height * 0.6],
          [width * 0.4, height * 1.3],
        ],
        count: 7,
        step: [height * 0.09, height * 0.06, -0.1, 0.2],
        width: height * 0.32,
        theme: light,
        accent: 3,
      })
    );
  },
  cases: fleetAt(dark, 0.74, 0.84, 1.0),
  activity: (canvas) => {
    const { width, height } = canvas;
    return (
      studio({ ...canvas, theme: sand, x: 0.7, y: 0.2 }) +
      blurred(6, blade({ x: width * 0.6, y: height * 1.1, height: height * 0.9, theme: sand, ramp: ramps.sand })) +
      blade({ x: width * 0.7, y: height * 1.1, height: height * 1.06, theme: sand, ramp: ramps.paper }) +
      blade({ x: width * 0.8, y: height * 1.1, height: height * 0.6, theme: sand, ramp: ramps.flame, ambient: 0.22 }) +
      blade({ x: width * 0.85, y: height * 1.1, height: height * 0.95, theme: sand, ramp: ramps.stone })
    );
  },
  media: compass(dark, 0.76, 0.6, 2, 0.86),
  // On a phone's narrow picture what sails ahead would stand in the title: there it follows.
  about: (canvas) =>
    (canvas.width < 2 * canvas.height ? sailing(light, 0.58, 0.8, 0.98, 0.56) : sailing(light, 0.76, 0.8, 0.98, -1.0))(
      canvas,
    ),
  journal: horizonOnly(light, 0.74, 0.72, 0.2),
  publications: paperwork(sand, 3, 0.5, 7),
  careers: (canvas) =>
    studio({ ...canvas, theme: light, x: 0.7, y: 0.25 }) +
    stairs({ x: canvas.width * 0.8, y: canvas.height * 0.48, unit: canvas.height * 0.125, theme: light }),
  services: ({ width, height }) =>
    studio({ width, height, theme: light, x: 0.7, y: 0.3 }) +
    spindle({
      x: width * 0.77,
      y: height * 0.52,
      size: height * 1.25,
      theme: light,
      axis: -0.3,
      ramp: ramps.steel,
      parts: [
        [0.3, 0.1],
        [0.07, 0.3],
        [0.16, 0.14],
        [0.07, 0.22],
        [0.09, 0.34, true],
        [0.07, 0.22],
        [0.22, 0.17],
        [0.07, 0.28],
        [0.4, 0.09],
      ],
    }),
  purchaser: ({ width, height }) =>
    studio({ width, height, theme: dark, x: 0.75, y: 0.3 }) +
    crates({ x: width * 0.78, y: height * 0.34, unit: height * 0.155, theme: dark }),
  erp: (canvas) =>
    studio({ ...canvas, theme: dark, x: 0.75, y: 0.3 }) +
    gear({
      x: canvas.width * 0.92,
      y: canvas.height * 0.22,
      size: canvas.height * 0.4,
      theme: dark,
      teeth: 16,
      turn: 0.1,
    }) +
    gear({
      x: canvas.width * 0.74,
      y: canvas.height * 0.7,
      size: canvas.height * 0.56,
      theme: dark,
      teeth: 24,
      accent: 20,
      ramp: ramps.dusk,
    }),
  hcm: (canvas) =>
    studio({ ...canvas, theme: sand, x: 0.7, y: 0.2 }) +
    arches({
      x: canvas.width * 0.62,
      y: canvas.height * 1.02,
      size: canvas.height * 0.9,
      theme: sand,
      ramp: ramps.stone,
      accent: 2,
    }),
  scm: (canvas) =>
    studio({ ...canvas, theme: light, x: 0.7, y: 0.3 }) +
    crates({ x: canvas.width * 0.78, y: canvas.height * 0.3, unit: canvas.height * 0.15, theme: light, pale: true }),
  finance: (canvas) =>
    studio({ ...canvas, theme: dark, x: 0.7, y: 0.3 }) +
    streams({
      path: [
        [canvas.width * 0.44, canvas.height * 1.2],
        [canvas.width * 0.7, canvas.height * 0.9],
        [canvas.width * 0.74, canvas.height * 0.2],
        [canvas.width * 1.06, canvas.height * 0.06],
      ],
      count: 7,
      step: [canvas.height * 0.08, canvas.height * 0.07, 0, 0.1],
      width: canvas.height * 0.2,
      theme: dark,
      accent: 4,
    }),
  supplier: (canvas) =>
    studio({ ...canvas, theme: sand, x: 0.7, y: 0.2 }) +
    roads({
      x: canvas.width * 0.72,
      y: canvas.height * 0.14,
      size: canvas.height * 1.2,
      theme: sand,
      accent: 3,
      spread: 0.95,
    }),
  exchange: (canvas) =>
    studio({ ...canvas, theme: dark, x: 0.72, y: 0.2 }) +
    roads({
      x: canvas.width * 0.7,
      y: canvas.height * 0.06,
      size: canvas.height * 1.2,
      theme: dark,
      accent: -1,
      spread: 0.9,
    }) +
    crates({ x: canvas.width * 0.82, y: canvas.height * 0.5, unit: canvas.height * 0.09, theme: dark }),
};

/** Containers in two rows, one of them in the accent. */
function crates({ x, y, unit, theme, pale = false }) {
  const rows = [
    [0, 0, pale ? ramps.day : ramps.dusk],
    [0, 1.2, pale ? ramps.paper : ramps.night],
    [1.4, 0, pale ? ramps.paper : ramps.night],
    [1.4, 1.2, ramps.flame],
    [2.8, 0, pale ? ramps.day : ramps.dusk],
  ];
  return rows
    .map(([row, level, ramp]) => box({ x, y, unit, theme, at: [0, row, level], size: [4, 1.2, 1.2], ramp, ribs: 14 }))
    .join('');
}

/** Blocks that rise in steps, the highest in the accent. */
function stairs({ x, y, unit, theme }) {
  const steps = [
    [0, 0, 2.6, ramps.day],
    [1.6, 0, 1.8, ramps.paper],
    [0, 1.6, 1.8, ramps.paper],
    [3.2, 0, 1, ramps.day],
    [1.6, 1.6, 1, ramps.day],
    [0, 3.2, 1, ramps.paper],
    [3.2, 1.6, 0.45, ramps.paper],
    [1.6, 3.2, 0.45, ramps.paper],
    [0.3, 0.3, 3.5, ramps.flame],
  ];
  return steps
    .map(([column, row, high, ramp]) => {
      const top = ramp === ramps.flame;
      return box({
        x,
        y,
        unit,
        theme,
        at: [column, row, top ? 2.6 : 0],
        size: top ? [0.9, 0.9, 0.9] : [1.5, 1.5, high],
        ramp,
      });
    })
    .join('');
}
