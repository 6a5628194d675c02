import { compass, sailing } from '../compositions.mjs';
import { reflection, sea, studio, themes, water } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { blurred } from '../kit/scene.mjs';
import { sail } from '../kit/shapes.mjs';
import { surface } from '../kit/surface.mjs';
import { boat, calm, fleet, flotilla, redSail } from '../motifs/fleet.mjs';
import { sheets, streams } from '../motifs/planes.mjs';

const { dark, light } = themes;

/** Every banner is drawn in a frame: where the subject stands, how large it is, and which side stays calm. */
const wide = ({ width, height }) => ({
  width,
  height,
  x: width * 0.7,
  unit: height,
  calmness: { from: [0, 0], to: [0.62, 0] },
});

const tall = ({ width, height }) => ({
  width,
  height,
  x: width * 0.54,
  unit: height * 0.74,
  calmness: { from: [0, 1], to: [0, 0.45] },
});

/** A close-hauled boat before a distant fleet, one red sail far ahead. */
function passage(frame, random) {
  const { width, height, x, unit } = frame;
  const tallFrame = unit < height;
  const horizon = tallFrame ? 0.58 : 0.8;
  const line = height * horizon;
  const ship = boat({ x, y: line + unit * 0.085, size: unit * (tallFrame ? 0.86 : 0.93), theme: dark, turn: 0.32 });
  const leader = redSail({ x: x - unit * 0.62, y: line + 3, size: unit * 0.15, flip: true });
  return [
    sea({ width, height, theme: dark, horizon, x: x / width - 0.14, strength: 0.75 }),
    fleet({
      line,
      theme: dark,
      boats: [
        { x: x - unit * 0.5, size: unit * 0.24, blur: 3 },
        { x: x - unit * 0.84, size: unit * 0.13, blur: 2.5, flip: true },
        { x: x + unit * 0.56, size: unit * 0.52, blur: 7, ramp: ramps.dusk },
        { x: x + unit * 0.36, size: unit * 0.2, blur: 4, flip: true },
      ],
    }),
    reflection(line, leader, { opacity: 0.4, blur: 4 }),
    leader,
    reflection(line + unit * 0.09, ship, { opacity: 0.4, blur: 12, squash: 0.3 }),
    water({ width, height, theme: dark, horizon, x: x / width - 0.14, random }),
    ship,
  ].join('');
}

/** Streams of cloth coming out of the dark, one of them vermilion. */
function current(frame) {
  const { width, height, unit } = frame;
  const tallFrame = unit < height;
  const path = tallFrame
    ? [
        [width * 1.15, -height * 0.25],
        [width * 0.55, height * 0.1],
        [width * 0.85, height * 0.42],
        [-width * 0.25, height * 0.5],
      ]
    : [
        [width * 1.06, -height * 0.34],
        [width * 0.6, height * 0.1],
        [width * 0.86, height * 0.6],
        [width * 0.3, height * 1.08],
      ];
  return [
    studio({ width, height, theme: dark, x: tallFrame ? 0.6 : 0.78, y: 0.3, strength: 0.5 }),
    streams({
      path,
      count: 7,
      step: tallFrame ? [30, 34, -0.2, 0.3] : [58, 44, -0.1, 0.22],
      width: unit * 0.24,
      theme: dark,
      accent: 4,
      roll: 1.15,
      from: 0.4,
      rows: 84,
    }),
  ].join('');
}

/** Sails of white paper in morning light. */
function morning(frame) {
  const { width, height, x, unit } = frame;
  const tallFrame = unit < height;
  const y = tallFrame ? height * 0.64 : height * 1.04;
  const paper = (options, ramp, reach, extra = {}) =>
    surface(sail(options), {
      ramp,
      rows: 64,
      ambient: 0.3,
      diffuse: 0.68,
      shadow: { dx: reach, dy: reach * 0.5, blur: reach * 0.9, opacity: 0.26, colour: '#2a3f5a' },
      ...extra,
    });
  return [
    studio({ width, height, theme: light, x: x / width - 0.1, y: 0.3 }),
    blurred(
      10,
      paper(
        { x: x - unit * 0.5, y: y - unit * 0.06, height: unit * 0.62, foot: unit * 0.34, yaw: 0.4 },
        ramps.mist,
        10,
      ),
    ),
    blurred(
      6,
      paper({ x: x + unit * 0.62, y, height: unit * 0.8, foot: -unit * 0.44, yaw: 0.4, rake: -0.04 }, ramps.mist, 20),
    ),
    paper(
      { x: x - unit * 0.02, y, height: unit * 0.9, foot: -unit * 0.4, yaw: 0.55, camber: 0.2, roach: 0.16 },
      ramps.paper,
      34,
      { seams: 9, seamColour: '#0f1b2d', seamOpacity: 0.07 },
    ),
    paper(
      { x, y, height: unit * 1.02, foot: unit * 0.46, yaw: 0.3, camber: 0.21, roach: 0.2, peak: 0.1 },
      ramps.paper,
      48,
      { seams: 10, seamColour: '#0f1b2d', seamOpacity: 0.07 },
    ),
    paper(
      {
        x: x + unit * 0.32,
        y: y + unit * 0.02,
        height: unit * 0.62,
        foot: unit * 0.3,
        roach: 0.18,
        peak: 0.08,
        yaw: 0.3,
        camber: 0.2,
      },
      ramps.day,
      40,
    ),
    paper(
      { x: x + unit * 0.24, y: y + unit * 0.02, height: unit * 0.36, foot: unit * 0.17, yaw: 0.3 },
      ramps.flame,
      26,
    ),
    tallFrame ? calm(width, height, '#f3f2ee', { from: [0, 1], to: [0, 0.5], strength: 1 }) : '',
  ].join('');
}

/** A whole fleet, sail behind sail. */
function gathering(frame, random) {
  const { width, height, x, unit } = frame;
  const tallFrame = unit < height;
  const horizon = tallFrame ? 0.58 : 0.84;
  const line = height * horizon;
  const sails = flotilla({
    x: x + unit * 0.05,
    y: line,
    size: unit * (tallFrame ? 0.8 : 0.9),
    theme: dark,
    count: 9,
    accent: 4,
    reach: tallFrame ? 0.95 : 1.28,
  });
  return [
    sea({ width, height, theme: dark, horizon, x: x / width - 0.12, strength: 0.7 }),
    reflection(line + unit * 0.02, sails, { opacity: 0.32, blur: 12, squash: 0.3 }),
    water({ width, height, theme: dark, horizon, x: x / width - 0.12, random }),
    sails,
  ].join('');
}

/** Standing sheets in the dark, for the call to action. */
function canvas(frame, random) {
  const { width, height, unit } = frame;
  const tallFrame = unit < height;
  return [
    studio({ width, height, theme: dark, x: 0.55, y: 0.2, strength: 0.4 }),
    sheets({
      width,
      height,
      theme: dark,
      count: 6,
      random,
      x: tallFrame ? 0.3 : 0.5,
      accent: 3,
      bend: tallFrame ? 0.3 : 0.14,
      lean: 0.12,
    }),
    tallFrame ? calm(width, height, '#070e1a', { from: [0, 1], to: [0, 0.3], strength: 0.95 }) : '',
  ].join('');
}

/** Rings about a red one, for what is to be read. */
function rings(frame, random) {
  const tallFrame = frame.unit < frame.height;
  return compass(
    dark,
    tallFrame ? 0.6 : 0.74,
    tallFrame ? 0.3 : 0.54,
    2,
    tallFrame ? 0.44 : 0.66,
  )({ ...frame, random });
}

/** A boat in morning light, for those who are to come aboard. */
function departure(frame, random) {
  const tallFrame = frame.unit < frame.height;
  return sailing(
    light,
    tallFrame ? 0.6 : 0.74,
    tallFrame ? 0.6 : 0.84,
    tallFrame ? 0.6 : 0.84,
    -0.74,
  )({ ...frame, random });
}

const pair = (name, [wideWidth, wideHeight], drawing, theme) => [
  {
    file: `pictures/${name}.webp`,
    width: wideWidth,
    height: wideHeight,
    theme,
    quality: 87,
    grain: 6,
    draw: (canvasOf) => drawing(wide(canvasOf), canvasOf.random),
  },
  {
    file: `pictures/${name}-phone.webp`,
    width: 1125,
    height: 960,
    theme,
    quality: 83,
    draw: (canvasOf) => drawing(tall(canvasOf), canvasOf.random),
  },
];

export const heroes = [
  ...pair('hero-1', [2400, 1080], passage),
  ...pair('hero-2', [2400, 1080], current),
  ...pair('hero-3', [2400, 1080], morning),
  ...pair('hero-4', [2400, 1080], gathering),
  ...pair('hero-5', [2400, 1080], rings),
  ...pair('hero-6', [2400, 1080], departure),
  ...pair('consult', [2400, 800], canvas),
];
