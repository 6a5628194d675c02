import { closeUp, compass, flowing, glasses, horizonOnly, paperwork, sailing } from '../compositions.mjs';
import { sea, studio, themes } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { roads } from '../motifs/freight.mjs';
import { ball } from '../motifs/goods.mjs';
import { impeller } from '../motifs/machines.mjs';
import { turbine } from '../motifs/power.mjs';

const { dark, light, sand } = themes;

export const newsDrawings = {
  1: paperwork(light, 3),
  3: ({ width, height }) =>
    studio({ width, height, theme: sand, x: 0.3, y: 0.3 }) +
    impeller({
      x: width * 0.66,
      y: height * 0.72,
      size: height * 0.86,
      theme: sand,
      blades: 19,
      accent: 9,
      hub: 0.16,
      ramp: ramps.paper,
    }),
  4: sailing(dark, 0.66, 0.8, 0.78, -0.74),
  5: (canvas) =>
    sea({ ...canvas, theme: dark, horizon: 0.3, x: 0.4, strength: 0.8 }) +
    roads({
      x: canvas.width * 0.36,
      y: canvas.height * 0.3,
      size: canvas.height * 1.1,
      theme: dark,
      count: 5,
      accent: 2,
    }),
  6: flowing(light, 3),
  7: compass(dark),
  8: ({ width, height }) =>
    studio({ width, height, theme: light, x: 0.4, y: 0.2 }) +
    [
      [0.12, 0.32, 0.16, 8],
      [0.9, 0.28, 0.2, 8],
      [0.34, 0.42, 0.2, 2],
      [0.7, 0.46, 0.24, 1],
      [0.5, 0.7, 0.26, 0],
      [0.2, 0.78, 0.2, 0],
      [0.86, 0.8, 0.22, 0],
    ]
      .map(([x, y, radius, blur], at) =>
        ball({
          x: width * x,
          y: height * y,
          radius: height * radius,
          theme: light,
          blur,
          ramp: at === 5 ? ramps.flame : at % 2 ? ramps.paper : ramps.day,
        }),
      )
      .join(''),
  9: horizonOnly(light, 0.56),
  10: glasses(dark, [
    [0.28, 0.46, 0.24],
    [0.52, 0.5, 0.34],
    [0.74, 0.42, 0.2, true],
    [0.84, 0.7, 0.14],
  ]),
  11: (canvas) =>
    sea({ ...canvas, theme: light, horizon: 0.8, x: 0.3, strength: 0.6 }) +
    [0.1, 0.24, 0.4]
      .map((x, at) =>
        turbine({
          x: canvas.width * x,
          y: canvas.height * (0.56 - at * 0.05),
          size: canvas.height * (0.14 + at * 0.06),
          theme: light,
          ramp: ramps.day,
          blur: 2 - at * 0.6,
          turn: at,
        }),
      )
      .join('') +
    turbine({
      x: canvas.width * 0.72,
      y: canvas.height * 0.34,
      size: canvas.height * 0.52,
      theme: light,
      turn: 0.5,
      accent: true,
      base: canvas.height,
    }),
  12: closeUp(dark, true),
};
