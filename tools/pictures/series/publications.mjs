import { compass, flowing, paperwork } from '../compositions.mjs';
import { reflection, sea, studio, themes, water } from '../kit/backdrops.mjs';
import { ink, paper, ramps, vermilion } from '../kit/colour.mjs';
import { blurred, stops } from '../kit/scene.mjs';
import { nextId } from '../kit/surface.mjs';
import { facade, tower } from '../motifs/buildings.mjs';
import { blade, boat } from '../motifs/fleet.mjs';
import { boxes } from '../motifs/freight.mjs';
import { ball } from '../motifs/goods.mjs';
import { impeller } from '../motifs/machines.mjs';
import { turbine } from '../motifs/power.mjs';
import { vials } from '../motifs/trades.mjs';

const { dark, light, sand } = themes;

/** Covers carry a small mark and two rules, as a series does. */
const bound = (compose, theme) => (canvas) => {
  const line = theme.name === 'dark' ? paper : ink;
  const id = nextId('y');
  return `${compose(canvas)}<linearGradient id="${id}">${stops([
    [0, '#000000', 0.28],
    [0.6, '#000000', 0.05],
    [1, '#000000', 0],
  ])}</linearGradient><rect width="26" height="${canvas.height}" fill="url(#${id})"/><g transform="translate(44 44)"><path d="M17 0C15 12 14.5 22 15.5 31H0C8 22 14 12 17 0z" fill="${line}" opacity=".6"/><path d="M19 -3C30 6 36 17 37 31H18.5C17.5 21 18 8 19 -3z" fill="${line}"/><path d="M0 36h38" stroke="${vermilion}" stroke-width="3"/></g><path d="M44 ${canvas.height - 44}h${canvas.width - 88}" stroke="${line}" stroke-opacity=".5"/><path d="M44 ${canvas.height - 44}h72" stroke="${vermilion}" stroke-width="3"/>`;
};

const portrait =
  (theme, x = 0.5) =>
  (canvas) => {
    const { width, height } = canvas;
    const line = height * 0.8;
    const ship = boat({ x: width * x, y: line + 30, size: height * 0.6, theme });
    return (
      sea({ ...canvas, theme, horizon: 0.8, x: 0.3, strength: 0.8 }) +
      reflection(line + 34, ship, { opacity: 0.36, blur: 8, squash: 0.3 }) +
      water({ ...canvas, theme, horizon: 0.8, x: 0.3 }) +
      ship
    );
  };

export const publicationDrawings = {
  1: bound(portrait(dark, 0.48), dark),
  2: bound(paperwork(light, 3, 0.02, 5), light),
  3: bound(
    ({ width, height }) =>
      studio({ width, height, theme: sand }) +
      blade({
        x: width * 0.2,
        y: height * 0.94,
        height: height * 0.78,
        foot: width * 0.6,
        theme: sand,
        ramp: ramps.flame,
        ambient: 0.22,
      }) +
      blade({
        x: width * 0.42,
        y: height * 0.96,
        height: height * 0.62,
        foot: width * 0.46,
        theme: sand,
        ramp: ramps.paper,
      }),
    sand,
  ),
  4: bound(
    (canvas) =>
      studio({ ...canvas, theme: dark }) +
      impeller({ x: canvas.width * 0.62, y: canvas.height * 0.62, size: canvas.width * 0.56, theme: dark, accent: 8 }),
    dark,
  ),
  5: bound(
    (canvas) =>
      studio({ ...canvas, theme: light }) +
      [
        [0.3, 0.42, 0.2, 3],
        [0.7, 0.4, 0.26, 1],
        [0.42, 0.66, 0.32, 0],
        [0.82, 0.74, 0.22, 0],
      ]
        .map(([x, y, radius, blur], at) =>
          ball({
            x: canvas.width * x,
            y: canvas.height * y,
            radius: canvas.width * radius,
            theme: light,
            blur,
            ramp: at === 3 ? ramps.flame : ramps.paper,
          }),
        )
        .join(''),
    light,
  ),
  6: bound(
    (canvas) =>
      studio({ ...canvas, theme: dark, x: 0.4 }) +
      blurred(
        2,
        turbine({
          x: canvas.width * 0.2,
          y: canvas.height * 0.6,
          size: canvas.width * 0.26,
          theme: dark,
          ramp: ramps.far,
        }),
      ) +
      turbine({
        x: canvas.width * 0.62,
        y: canvas.height * 0.42,
        size: canvas.width * 0.6,
        theme: dark,
        turn: -0.5,
        accent: true,
        base: canvas.height,
      }),
    dark,
  ),
  7: bound(flowing(sand, 3), sand),
  8: bound(
    (canvas) =>
      studio({ ...canvas, theme: light }) +
      vials({
        x: canvas.width * 0.5,
        y: canvas.height * 0.78,
        size: canvas.width * 0.72,
        theme: light,
        count: 3,
        accent: 1,
      }),
    light,
  ),
  9: bound(compass(dark, 0.56, 0.56, 2, 0.42), dark),
  10: bound(
    (canvas) =>
      studio({ ...canvas, theme: sand }) +
      tower({
        x: canvas.width * 0.54,
        y: canvas.height * 0.98,
        size: canvas.width * 0.82,
        theme: sand,
        ramp: ramps.paper,
        accent: 14,
      }),
    sand,
  ),
  11: bound(
    (canvas) =>
      studio({ ...canvas, theme: dark }) +
      facade({
        x: canvas.width * 0.5,
        y: canvas.height * 0.5,
        width: canvas.width * 1.3,
        height: canvas.height * 1.1,
        theme: dark,
        random: canvas.random,
        columns: 7,
        rows: 10,
        accent: [4, 5],
        ramp: ramps.night,
      }),
    dark,
  ),
  12: bound(
    (canvas) =>
      studio({ ...canvas, theme: light }) +
      boxes(
        [
          [[0, 0, 0], [2.6, 1.2, 1.2], ramps.day, 9],
          [[0, 0, 1.2], [2.6, 1.2, 1.2], ramps.paper, 9],
          [[0, 0, 2.4], [2.6, 1.2, 1.2], ramps.flame, 9],
          [[0, 1.5, 0], [2.6, 1.2, 1.2], ramps.paper, 9],
        ],
        { x: canvas.width * 0.46, y: canvas.height * 0.54, unit: canvas.width * 0.16, theme: light },
      ),
    light,
  ),
};
