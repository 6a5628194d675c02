import { themes } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { tower } from '../motifs/buildings.mjs';
import { roads } from '../motifs/freight.mjs';
import { ball } from '../motifs/goods.mjs';
import { impeller } from '../motifs/machines.mjs';
import { capsule } from '../motifs/medicine.mjs';
import { turbine } from '../motifs/power.mjs';

const { dark, light, sand } = themes;

/** Wide backgrounds, subject to the right, and the same scene for phones with the subject above. */
export const industryDrawings = {
  manufacturing: [
    dark,
    ({ x, y, unit, theme }) => impeller({ x, y, size: unit * 0.66, theme, blades: 15, accent: 11 }),
  ],
  retail: [
    sand,
    ({ x, y, unit, theme }) =>
      [
        [-0.42, -0.06, 0.17, 6],
        [0.5, -0.16, 0.2, 6],
        [0.02, 0, 0.27, 0],
        [-0.26, 0.22, 0.2, 0],
        [0.32, 0.24, 0.24, 0],
      ]
        .map(([a, b, r, blur], at) =>
          ball({
            x: x + a * unit,
            y: y + b * unit,
            radius: unit * r,
            theme,
            blur,
            ramp: at === 3 ? ramps.flame : at % 2 ? ramps.stone : ramps.paper,
          }),
        )
        .join(''),
  ],
  energy: [
    dark,
    ({ x, y, unit, theme }) =>
      turbine({
        x: x - unit * 0.52,
        y: y + unit * 0.02,
        size: unit * 0.24,
        theme,
        ramp: ramps.far,
        blur: 3,
        turn: 0.8,
      }) +
      turbine({
        x: x + unit * 0.46,
        y: y + unit * 0.06,
        size: unit * 0.32,
        theme,
        ramp: ramps.dusk,
        blur: 2,
        turn: 1.7,
      }) +
      turbine({ x, y: y - unit * 0.08, size: unit * 0.6, theme, turn: -0.35, accent: true, base: unit }),
  ],
  pharma: [
    light,
    ({ x, y, unit, theme }) =>
      [
        [-0.4, -0.26, 0.4, 5],
        [0.3, -0.28, 0.5, 2],
        [-0.2, 0.1, 0.62, 0, true],
        [0.34, 0.28, 0.7, 0],
      ]
        .map(([a, b, s, blur, accent]) =>
          capsule({ x: x + a * unit, y: y + b * unit, size: unit * s, theme, blur, accent, angle: -30 + a * 14 }),
        )
        .join(''),
  ],
  logistics: [
    dark,
    ({ x, y, unit, theme }) => roads({ x, y: y - unit * 0.34, size: unit * 1.1, theme, accent: 3, length: 1.45 }),
  ],
  construction: [
    sand,
    ({ x, y, unit, theme }) =>
      tower({
        x: x - unit * 0.42,
        y: y + unit * 0.56,
        size: unit * 0.5,
        theme,
        ramp: ramps.stone,
        floors: 15,
        twist: 0.5,
      }) +
      tower({
        x: x + unit * 0.1,
        y: y + unit * 0.56,
        size: unit * 0.72,
        theme,
        ramp: ramps.paper,
        floors: 22,
        twist: 1.2,
        accent: 15,
      }),
  ],
};
