import { still, themes } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { tower } from '../motifs/buildings.mjs';
import { boxes } from '../motifs/freight.mjs';
import { ball } from '../motifs/goods.mjs';
import { impeller } from '../motifs/machines.mjs';
import { capsule } from '../motifs/medicine.mjs';
import { turbine } from '../motifs/power.mjs';
import { caseDrawings } from './cases.mjs';

const { dark, light } = themes;

/** What stands behind a case's title where its own drawing is the cover of the film further down the page. */
const behindTitle = {
  lanchuan: still(
    dark,
    ({ at, unit, theme }) =>
      impeller({ ...at(0.9, 0.2), size: unit * 0.34, theme, blades: 13, ramp: ramps.dusk }) +
      impeller({ ...at(0.67, 0.56), size: unit * 0.48, theme, blades: 17, accent: 4, ramp: ramps.steel }),
  ),
  nanzhi: still(light, ({ at, unit, theme }) =>
    [
      [0.94, 0.3, 0.17, ramps.day],
      [0.56, 0.36, 0.14, ramps.paper],
      [0.78, 0.36, 0.25, ramps.paper],
      [0.62, 0.66, 0.22, ramps.day],
      [0.87, 0.7, 0.2, ramps.paper],
      [0.745, 0.76, 0.15, ramps.flame],
    ]
      .map(([x, y, radius, ramp]) => ball({ ...at(x, y), radius: unit * radius, theme, ramp }))
      .join(''),
  ),
  shuoyuan: still(dark, ({ at, unit, theme, height }) =>
    [
      { ...at(0.94, 0.56), size: unit * 0.24, ramp: ramps.dusk, turn: 1.3, blur: 1.6 },
      { ...at(0.56, 0.58), size: unit * 0.3, ramp: ramps.dusk, turn: 0.2, blur: 1.2 },
      { ...at(0.76, 0.44), size: unit * 0.6, ramp: ramps.steel, turn: 0.15, accent: true },
    ]
      .map((each) => turbine({ ...each, theme, base: height }))
      .join(''),
  ),
  hengzhi: still(dark, ({ at, unit, theme }) =>
    Array.from({ length: 12 }, (_, index) =>
      capsule({
        ...at(0.53 + (index % 4) * 0.14, 0.2 + Math.floor(index / 4) * 0.32),
        size: unit * 0.36,
        theme,
        ramp: ramps.steel,
        angle: -24,
        accent: index === 5,
      }),
    ).join(''),
  ),
  meridian: still(dark, ({ at, unit, theme }) =>
    boxes(
      [
        [[0, 0, 0], [4, 1.2, 1.2], ramps.dusk, 14],
        [[0, 0, 1.2], [4, 1.2, 1.2], ramps.steel, 14],
        [[4.3, 0, 0], [4, 1.2, 1.2], ramps.steel, 14],
        [[0, 1.4, 0], [4, 1.2, 1.2], ramps.steel, 14],
        [[4.3, 1.4, 0], [4, 1.2, 1.2], ramps.flame, 14],
        [[0, 2.8, 0], [4, 1.2, 1.2], ramps.dusk, 14],
      ],
      { ...at(0.66, 0.34), unit: unit * 0.12, theme },
    ),
  ),
  lishan: still(
    dark,
    ({ at, unit, theme }) =>
      tower({ ...at(0.58, 1.04), size: unit * 0.5, theme, ramp: ramps.dusk, floors: 14, twist: 0.5 }) +
      tower({ ...at(0.93, 1.04), size: unit * 0.4, theme, ramp: ramps.dusk, floors: 11, twist: 0.8 }) +
      tower({ ...at(0.76, 1.06), size: unit * 0.68, theme, ramp: ramps.steel, floors: 21, twist: 1.2, accent: 13 }),
  ),
};

/** The wide picture of each case. */
export const wideCaseDrawings = { ...caseDrawings, ...behindTitle };
