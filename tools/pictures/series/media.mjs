import { closeUp, compass, flowing, glasses, horizonOnly } from '../compositions.mjs';
import { studio, themes } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { arches } from '../motifs/buildings.mjs';
import { ball, drape } from '../motifs/goods.mjs';
import { spindle } from '../motifs/machines.mjs';
import { solar, turbine } from '../motifs/power.mjs';

const { dark, light, sand } = themes;

export const mediaDrawings = {
  1: glasses(dark, [
    [0.62, 0.52, 0.42],
    [0.3, 0.4, 0.2],
    [0.38, 0.74, 0.12, true],
  ]),
  2: closeUp(dark),
  3: flowing(dark, 2, 0),
  4: ({ width, height }) =>
    studio({ width, height, theme: light }) +
    spindle({
      x: width * 0.54,
      y: height * 0.5,
      size: height * 1.1,
      theme: light,
      axis: -0.2,
      ramp: ramps.steel,
      parts: [
        [0.3, 0.12],
        [0.12, 0.3],
        [0.05, 0.2],
        [0.12, 0.34, true],
        [0.05, 0.2],
        [0.3, 0.22],
        [0.4, 0.1],
      ],
    }),
  5: horizonOnly(dark, 0.6, 0.66, 0.2),
  6: ({ width, height }) =>
    studio({ width, height, theme: sand }) +
    drape({
      x: width * 0.34,
      y: -20,
      width: width * 0.8,
      height: height * 1.1,
      theme: sand,
      folds: 3,
      ramp: ramps.stone,
      depth: 0.09,
    }) +
    drape({
      x: width * 0.82,
      y: -20,
      width: width * 0.5,
      height: height * 1.1,
      theme: sand,
      folds: 2,
      ramp: ramps.paper,
      phase: 2,
      depth: 0.1,
    }) +
    drape({
      x: width * 0.6,
      y: -20,
      width: width * 0.1,
      height: height * 0.8,
      theme: sand,
      folds: 1,
      ramp: ramps.flame,
      ambient: 0.25,
      diffuse: 0.6,
      phase: 1,
    }),
  7: compass(dark, 0.4, 0.5, 3, 0.7),
  8: flowing(sand, 3, 2.4),
  9: ({ width, height }) =>
    studio({ width, height, theme: light, x: 0.6, y: 0.3 }) +
    arches({ x: width * 0.26, y: height * 1.06, size: height * 0.98, theme: light, ramp: ramps.day, accent: 1 }),
  10: closeUp(sand, true),
  11: ({ width, height }) =>
    studio({ width, height, theme: dark, x: 0.3, y: 0.1 }) +
    ball({
      x: width * 0.24,
      y: height * 0.24,
      radius: height * 0.11,
      theme: { ...dark, shadow: 0 },
      ramp: ramps.flame,
    }) +
    solar({
      x: width * 0.54,
      y: height * 0.36,
      width: width * 1.1,
      height: height * 0.72,
      theme: dark,
      accent: [9, 9],
    }),
  12: (canvas) =>
    studio({ ...canvas, theme: light, x: 0.7, y: 0.2 }) +
    turbine({
      x: canvas.width * 0.36,
      y: canvas.height * 0.42,
      size: canvas.height * 0.6,
      theme: light,
      turn: 0.9,
      accent: true,
      base: canvas.height,
    }),
};
