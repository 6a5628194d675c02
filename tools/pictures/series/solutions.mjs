import { still, studio, themes } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { facade, tower } from '../motifs/buildings.mjs';
import { boxes, roads } from '../motifs/freight.mjs';
import { ball, drape } from '../motifs/goods.mjs';
import { impeller, spindle } from '../motifs/machines.mjs';
import { capsule, helix, lens } from '../motifs/medicine.mjs';
import { streams } from '../motifs/planes.mjs';
import { turbine } from '../motifs/power.mjs';

const { dark, light, sand } = themes;

/** Two solutions per industry: the same trade from another side. */
export const solutionDrawings = {
  'smart-plant': still(
    light,
    ({ at, unit, theme }) =>
      impeller({ ...at(0.36, 0.42), size: unit * 0.36, theme, blades: 11, ramp: ramps.day }) +
      impeller({ ...at(0.72, 0.66), size: unit * 0.46, theme, blades: 17, accent: 3, ramp: ramps.paper }),
  ),
  'equipment-service': still(dark, ({ at, unit, theme }) =>
    spindle({
      ...at(0.52, 0.52),
      size: unit * 0.94,
      theme,
      axis: 0.36,
      ramp: ramps.steel,
      parts: [
        [0.22, 0.09],
        [0.07, 0.3],
        [0.09, 0.13],
        [0.07, 0.3],
        [0.09, 0.13],
        [0.07, 0.3, true],
        [0.09, 0.13],
        [0.07, 0.3],
        [0.3, 0.1],
        [0.1, 0.19],
      ],
    }),
  ),
  'store-replenishment': still(sand, ({ width, height, unit, theme }) =>
    [0.36, 0.64, 0.92]
      .map(
        (line, row) =>
          `<rect x="0" y="${height * line}" width="${width}" height="${height * 0.022}" fill="#cfc8bd"/><rect x="0" y="${height * (line + 0.022)}" width="${width}" height="${height * 0.03}" fill="#4a3b2c" opacity=".1"/>` +
          Array.from({ length: 8 }, (_, at) =>
            ball({
              x: width * (0.08 + at * 0.122 + (row % 2) * 0.02),
              y: height * line - unit * 0.077,
              radius: unit * 0.077,
              theme,
              ramp: row === 1 && at === 4 ? ramps.flame : (at + row) % 3 === 0 ? ramps.day : ramps.paper,
            }),
          )
            .filter((_, at) => !(row === 0 && at === 5) && !(row === 2 && at === 2))
            .join(''),
      )
      .join(''),
  ),
  'store-workforce': still(dark, ({ width, height, theme }) =>
    Array.from({ length: 6 }, (_, at) =>
      drape({
        x: width * (0.06 + at * 0.18),
        y: -30,
        width: width * 0.2,
        height: height * (0.5 + 0.09 * ((at * 3) % 5)),
        theme,
        folds: 2,
        phase: at * 1.3,
        ramp: at === 2 ? ramps.flame : at % 2 ? ramps.dusk : ramps.night,
      }),
    ).join(''),
  ),
  'power-assets': (canvas) => {
    const { width, height } = canvas;
    return (
      studio({ ...canvas, theme: light, x: 0.3, y: 0.3 }) +
      turbine({
        x: width * 0.2,
        y: height * 0.5,
        size: height * 0.22,
        theme: light,
        ramp: ramps.day,
        blur: 2,
        turn: 0.2,
      }) +
      turbine({
        x: width * 0.82,
        y: height * 0.46,
        size: height * 0.3,
        theme: light,
        ramp: ramps.day,
        blur: 1.2,
        turn: 1.3,
      }) +
      turbine({
        x: width * 0.5,
        y: height * 0.4,
        size: height * 0.6,
        theme: light,
        ramp: ramps.paper,
        turn: 0.15,
        accent: true,
        base: height,
      })
    );
  },
  'group-procurement': still(dark, ({ width, height, unit, theme }) =>
    streams({
      path: [
        [-80, height * 0.1],
        [width * 0.4, -height * 0.05],
        [width * 0.5, height * 0.75],
        [width * 1.1, height * 0.5],
      ],
      count: 7,
      step: [0, unit * 0.085, 0, -0.16],
      width: unit * 0.17,
      theme,
      accent: 4,
    }),
  ),
  'batch-traceability': still(light, ({ at, unit, theme }) =>
    Array.from({ length: 12 }, (_, index) =>
      capsule({
        ...at(0.14 + (index % 4) * 0.24, 0.24 + Math.floor(index / 4) * 0.26),
        size: unit * 0.31,
        theme,
        angle: -24,
        accent: index === 6,
      }),
    ).join(''),
  ),
  'pharma-distribution': still(
    dark,
    ({ at, unit, theme }) =>
      lens({ ...at(0.76, 0.3), radius: unit * 0.2, theme }) +
      helix({ ...at(0.48, 0.5), size: unit * 0.62, theme, tilt: 0.42, turns: 2.6, length: 2.9 }) +
      lens({ ...at(0.3, 0.7), radius: unit * 0.17, theme, accent: true }),
  ),
  'fleet-finance': (canvas) =>
    studio({ ...canvas, theme: light, x: 0.5, y: 0.2 }) +
    roads({
      x: canvas.width * 0.5,
      y: canvas.height * 0.22,
      size: canvas.height * 1.1,
      theme: light,
      count: 7,
      accent: 4,
      spread: 1.1,
    }),
  'port-workforce': still(dark, ({ at, unit, theme }) =>
    boxes(
      [
        [[0, 0, 0], [4, 1.2, 1.2], ramps.dusk, 14],
        [[0, 0, 1.2], [4, 1.2, 1.2], ramps.night, 14],
        [[0, 1.4, 0], [4, 1.2, 1.2], ramps.night, 14],
        [[0, 1.4, 1.2], [4, 1.2, 1.2], ramps.flame, 14],
        [[0, 2.8, 0], [4, 1.2, 1.2], ramps.dusk, 14],
      ],
      { ...at(0.46, 0.4), unit: unit * 0.13, theme },
    ),
  ),
  'project-cost': still(
    sand,
    ({ at, unit, theme }) =>
      tower({ ...at(0.3, 1.0), size: unit * 0.46, theme, ramp: ramps.stone, floors: 15, twist: 0.5 }) +
      tower({ ...at(0.66, 1.02), size: unit * 0.64, theme, ramp: ramps.paper, floors: 22, twist: 1.3, accent: 15 }),
  ),
  'site-labour': still(dark, ({ at, width, height, theme, random }) =>
    facade({
      ...at(0.52, 0.5),
      width: width * 1.02,
      height: height * 1.2,
      theme,
      random,
      columns: 10,
      rows: 8,
      accent: [6, 3],
      ramp: ramps.night,
    }),
  ),
};
