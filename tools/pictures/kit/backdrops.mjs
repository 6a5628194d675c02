import { ramps } from './colour.mjs';
import { blurred, glow, wash } from './scene.mjs';
import { swell } from './shapes.mjs';
import { surface } from './surface.mjs';

/** The three hours of the family's day. `shadow` is how strong a cast shadow reads there. */
export const themes = {
  dark: {
    name: 'dark',
    far: ramps.far,
    middle: ramps.dusk,
    near: ramps.night,
    shadow: 0.5,
    shadowColour: '#040912',
    sky: ['#070e1a', '#0f1c30', '#1b2f4a'],
    haze: '#6f8cab',
    line: '#c9d1d9',
  },
  light: {
    name: 'light',
    far: ramps.mist,
    middle: ramps.day,
    near: ramps.paper,
    shadow: 0.2,
    shadowColour: '#233650',
    sky: ['#e6e9ec', '#f0efec', '#fbfaf7'],
    haze: '#ffffff',
    line: '#0f1b2d',
  },
  sand: {
    name: 'light',
    far: ramps.sand,
    middle: ramps.stone,
    near: ramps.paper,
    shadow: 0.2,
    shadowColour: '#4a3b2c',
    sky: ['#ebe6dd', '#f2efe8', '#fbf9f5'],
    haze: '#ffffff',
    line: '#0f1b2d',
  },
};

/** An empty room with light coming in at `x`, `y` (shares of the picture). */
export function studio({ width, height, theme, x = 0.7, y = 0.35, strength = 0.4 }) {
  const [top, middle, low] = theme.sky;
  const list =
    theme.name === 'dark'
      ? [
          [0, top],
          [0.55, middle],
          [1, top],
        ]
      : [
          [0, low],
          [0.5, middle],
          [1, top],
        ];
  return (
    wash(width, height, list, { from: [0, 0], to: [0.35, 1] }) +
    glow(
      width * x,
      height * y,
      width * 0.6,
      height * 0.85,
      theme.haze,
      theme.name === 'dark' ? strength * 0.8 : strength * 2,
    )
  );
}

/** Open sea under a sky, with light on the horizon at `x`. Gives the back; `water` below goes in front of the fleet. */
export function sea({ width, height, theme, horizon = 0.72, x = 0.7, strength = 0.5 }) {
  const [top, middle, low] = theme.sky;
  const line = height * horizon;
  return [
    wash(width, height, [
      [0, top],
      [horizon * 0.6, middle],
      [horizon, low],
      [1, low],
    ]),
    glow(width * x, line, width * 0.55, height * 0.5, theme.haze, strength),
    glow(width * x, line, width * 0.28, height * 0.16, theme.haze, strength * 0.8),
    `<g transform="translate(0 ${line})">${wash(
      width,
      height - line,
      theme.name === 'dark'
        ? [
            [0, '#22384f'],
            [0.12, '#16273d'],
            [1, '#070d18'],
          ]
        : [
            [0, '#eef0f0'],
            [0.15, '#dde2e6'],
            [1, '#cfd6dd'],
          ],
    )}</g>`,
    glow(width * x, line + 4, width * 0.34, height * 0.05, theme.haze, strength * 0.9),
  ].join('');
}

/** The nearer water: low swells, and glints of the light that stands on the horizon at `x`. */
export function water({ width, height, theme, horizon = 0.72, x = 0.7, random, glints = 70 }) {
  const line = height * horizon;
  const deep = height - line;
  const dark = theme.name === 'dark';
  const sparkle = Array.from({ length: glints }, () => {
    const nearness = random.next() ** 1.6;
    const away = (random.next() + random.next() - 1) * width * (0.1 + 0.22 * nearness);
    const long = (12 + 90 * random.next()) * (0.35 + nearness) * (height / 1000);
    return `<ellipse cx="${(width * x + away).toFixed(0)}" cy="${(line + 6 + deep * nearness).toFixed(1)}" rx="${long.toFixed(1)}" ry="${(0.7 + 1.5 * nearness).toFixed(1)}" fill="${dark ? '#b9cbdd' : '#ffffff'}" opacity="${((dark ? 0.2 : 0.8) * (1 - nearness * 0.7) * random.between(0.3, 1)).toFixed(2)}"/>`;
  }).join('');
  const swells = [0.35, 0.72].map((share, at) =>
    surface(
      swell({
        width,
        top: line + deep * share,
        bottom: height * 1.2,
        height: deep * (0.03 + 0.05 * at),
        waves: 0.8 + at * 0.4,
        phase: random.between(0, 6),
      }),
      {
        ramp: dark ? ramps.deep : ramps.mist,
        rows: 10,
        stops: 30,
        ambient: dark ? 0.12 : 0.72,
        diffuse: dark ? 0.22 : 0.25,
        opacity: 0.55,
        blur: height / 260,
      },
    ),
  );
  return swells.join('') + sparkle;
}

/** What stands above the line at `y`, mirrored in the water. */
export function reflection(y, content, { opacity = 0.22, blur = 10, squash = 0.4 } = {}) {
  return `<g opacity="${opacity}">${blurred(blur, `<g transform="translate(0 ${y * (1 + squash)}) scale(1 -${squash})">${content}</g>`)}</g>`;
}

/** A soft shadow lying on the ground. */
export function ground(x, y, radiusX, radiusY, theme, strength = 1) {
  return glow(x, y, radiusX, radiusY, theme.shadowColour, Math.min(1, theme.shadow * 1.4 * strength));
}

/** A room and what stands in it; `place` turns shares of the picture into a frame. */
export const still =
  (theme, compose, { x = 0.6, y = 0.3, strength = 0.45 } = {}) =>
  (canvas) => {
    const { width, height } = canvas;
    return (
      studio({ width, height, theme, x, y, strength }) +
      compose({ ...canvas, theme, at: (a, b) => ({ x: width * a, y: height * b }), unit: Math.min(height, width) })
    );
  };
