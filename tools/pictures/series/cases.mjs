import { ground, reflection, sea, still, studio, themes, water } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { blurred, glow } from '../kit/scene.mjs';
import { arches, facade } from '../motifs/buildings.mjs';
import { farBoat } from '../motifs/fleet.mjs';
import { boxes, freighter } from '../motifs/freight.mjs';
import { ball, bowls, drape } from '../motifs/goods.mjs';
import { dome, spindle } from '../motifs/machines.mjs';
import { helix, lens } from '../motifs/medicine.mjs';
import { rings } from '../motifs/planes.mjs';
import { flame, solar } from '../motifs/power.mjs';
import { citrus, cranes, gear, rotorBlade, vials } from '../motifs/trades.mjs';

const { dark, light, sand } = themes;

/** One drawing per customer case, told apart by what the industry makes. */
export const caseDrawings = {
  lanchuan: still(
    dark,
    ({ at, unit, theme }) =>
      gear({ ...at(0.74, 0.3), size: unit * 0.3, theme, teeth: 16, ramp: ramps.dusk, turn: 0.12 }) +
      gear({ ...at(0.44, 0.62), size: unit * 0.46, theme, teeth: 24, accent: 19, turn: 0.02 }),
    { x: 0.45 },
  ),
  qiheng: still(
    light,
    ({ at, unit, theme }) =>
      ground(at(0.5, 0).x, at(0, 0.86).y, unit * 0.8, unit * 0.14, theme, 0.7) +
      spindle({
        ...at(0.5, 0.5),
        size: unit,
        theme,
        axis: -0.42,
        ramp: ramps.steel,
        parts: [
          [0.18, 0.1],
          [0.1, 0.26],
          [0.3, 0.15],
          [0.035, 0.21, true],
          [0.22, 0.2],
          [0.16, 0.3],
          [0.24, 0.12],
          [0.16, 0.07],
        ],
      }),
  ),
  muyang: still(
    dark,
    ({ at, unit, theme }) =>
      rings({ ...at(0.56, 0.55), radius: unit * 0.56, count: 3, theme, gap: 0.3, band: 0.24 }) +
      rings({ ...at(0.56, 0.55), radius: unit * 0.62, count: 1, theme, accent: 0, band: 0.2, from: -0.9, to: 0.5 }) +
      dome(at(0.56, 0).x, at(0, 0.55).y, unit * 0.13, theme),
  ),
  nanzhi: still(
    light,
    ({ at, unit, theme }) =>
      citrus({ ...at(0.8, 0.3), size: unit * 0.24, theme, segments: 9 }) +
      citrus({ ...at(0.18, 0.76), size: unit * 0.2, theme, segments: 9 }) +
      citrus({ ...at(0.47, 0.52), size: unit * 0.38, theme, accent: 3 }),
  ),
  tangli: still(
    dark,
    ({ width, height, theme }) =>
      drape({
        x: width * 0.3,
        y: -20,
        width: width * 0.86,
        height: height * 1.1,
        theme,
        folds: 3,
        ramp: ramps.dusk,
        depth: 0.1,
        sway: 0.08,
      }) +
      drape({
        x: width * 0.7,
        y: -20,
        width: width * 0.16,
        height: height * 1.1,
        theme,
        folds: 1,
        ramp: ramps.flame,
        phase: 2,
        ambient: 0.2,
        diffuse: 0.65,
        sway: 0.3,
      }) +
      drape({
        x: width * 0.9,
        y: -20,
        width: width * 0.42,
        height: height * 1.1,
        theme,
        folds: 2,
        ramp: ramps.night,
        phase: 1,
        depth: 0.12,
        sway: 0.12,
      }),
  ),
  harrow: still(
    sand,
    ({ at, unit, theme }) =>
      ground(at(0.5, 0).x, at(0, 0.9).y, unit * 0.62, unit * 0.1, theme, 0.9) +
      bowls({ ...at(0.5, 0.62), size: unit * 0.66, theme, count: 4, accent: 2 }),
  ),
  shuoyuan: still(
    dark,
    ({ width, height, theme }) =>
      rotorBlade({
        x: width * 0.02,
        y: height * 0.96,
        length: Math.hypot(width * 0.94, height * 0.84),
        theme,
        turn: -Math.atan2(height * 0.84, width * 0.94),
      }) +
      rotorBlade({
        x: width * 0.5,
        y: height * 1.2,
        length: height * 1.3,
        theme: { ...theme, shadow: 0 },
        turn: -0.9,
        ramp: ramps.dusk,
        accent: false,
      }),
    { x: 0.4 },
  ),
  huicheng: still(
    dark,
    ({ at, unit, theme }) =>
      glow(at(0.52, 0).x, at(0, 0.6).y, unit * 0.7, unit * 0.6, '#6f8cab', 0.35) +
      flame({ ...at(0.5, 0.94), size: unit * 0.7, theme }),
  ),
  solenne: (canvas) => {
    const { width, height } = canvas;
    return (
      studio({ ...canvas, theme: sand, x: 0.7, y: 0.1 }) +
      ball({
        x: width * 0.76,
        y: height * 0.2,
        radius: height * 0.1,
        theme: { ...sand, shadow: 0 },
        ramp: ramps.flame,
      }) +
      solar({
        x: width * 0.46,
        y: height * 0.32,
        width: width * 1.1,
        height: height * 0.72,
        theme: sand,
        accent: [9, 9],
      })
    );
  },
  hengzhi: still(
    dark,
    ({ at, unit, theme }) =>
      blurred(10, helix({ ...at(0.28, 0.3), size: unit * 0.5, theme: { ...theme, near: ramps.dusk }, tilt: -0.5 })) +
      helix({ ...at(0.52, 0.54), size: unit * 0.74, theme, tilt: -0.5, accent: true }),
  ),
  kangyan: still(
    light,
    ({ at, unit, theme }) =>
      ground(at(0.5, 0).x, at(0, 0.86).y, unit * 0.8, unit * 0.1, theme, 0.8) +
      vials({ ...at(0.5, 0.86), size: unit * 0.62, theme }),
  ),
  bailai: still(dark, ({ at, unit, theme }) =>
    [
      [0.7, 0.42, 0.36],
      [0.36, 0.5, 0.3],
      [0.55, 0.68, 0.22, true],
      [0.2, 0.28, 0.13],
    ]
      .map(([a, b, r, accent]) => lens({ ...at(a, b), radius: unit * r, theme, accent }))
      .join(''),
  ),
  chuanyu: still(dark, ({ at, unit, theme }) =>
    boxes(
      [
        [[0, 0, 0.35], [1.1, 1.3, 1.1], ramps.steel],
        [[1.35, 0, 0.35], [4.2, 1.3, 1.75], ramps.dusk, 16],
        [[0, 2.4, 0.35], [1.1, 1.3, 1.1], ramps.steel],
        [[1.35, 2.4, 0.35], [4.2, 1.3, 1.75], ramps.flame, 16],
        [[0, 4.8, 0.35], [1.1, 1.3, 1.1], ramps.steel],
        [[1.35, 4.8, 0.35], [4.2, 1.3, 1.75], ramps.dusk, 16],
      ],
      { ...at(0.5, 0.22), unit: unit * 0.104, theme },
    ),
  ),
  beiyu: still(light, ({ at, unit, theme }) =>
    boxes(
      [
        [[0, 0, 0], [2, 2, 1.4], ramps.day],
        [[2.3, 0, 0], [2, 2, 2.2], ramps.paper],
        [[0, 2.3, 0], [2, 2, 0.9], ramps.paper],
        [[2.3, 2.3, 0], [2, 2, 0.8], ramps.day],
        [[2.6, 2.6, 0.8], [1.2, 1.2, 1.1], ramps.flame],
        [[0.3, 0.3, 1.4], [1.4, 1.4, 0.8], ramps.paper],
      ],
      { ...at(0.5, 0.36), unit: unit * 0.135, theme },
    ),
  ),
  meridian: (canvas) => {
    const { width, height } = canvas;
    const ship = freighter({
      x: width * 0.14,
      y: height * 0.83,
      size: height * 0.72,
      theme: dark,
      random: canvas.random,
    });
    return (
      sea({ ...canvas, theme: dark, horizon: 0.78, x: 0.2, strength: 0.75 }) +
      farBoat({ x: width * 0.08, y: height * 0.78, size: height * 0.12, theme: dark, blur: 2.5 }) +
      reflection(height * 0.83, ship, { opacity: 0.4, blur: 9, squash: 0.36 }) +
      ship +
      water({ ...canvas, theme: dark, horizon: 0.84, x: 0.24 })
    );
  },
  lishan: (canvas) =>
    sea({ ...canvas, theme: dark, horizon: 0.94, x: 0.5, strength: 0.8 }) + cranes({ ...canvas, theme: dark }),
  yunjie: still(light, ({ at, width, height, theme, random }) =>
    facade({
      ...at(0.5, 0.5),
      width: width * 0.98,
      height: height * 1.25,
      theme,
      random,
      ramp: ramps.steel,
      columns: 13,
      rows: 9,
      accent: [4, 4],
    }),
  ),
  tarfa: still(
    sand,
    ({ at, unit, theme }) =>
      ground(at(0.5, 0).x, at(0, 0.93).y, unit * 0.9, unit * 0.1, theme, 0.9) +
      arches({ ...at(0.3, 0.92), size: unit * 0.72, theme, ramp: ramps.stone, accent: 3 }),
  ),
};
