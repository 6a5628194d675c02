import { studio, themes } from '../kit/backdrops.mjs';
import { blurred, stops } from '../kit/scene.mjs';
import { sail } from '../kit/shapes.mjs';
import { castShadow, nextId, surface } from '../kit/surface.mjs';
import { companions, screens } from './screens.mjs';

/**
 * Pictures of products: sheets of glass with an interface hinted at, hanging in front of a sail. No text, so one
 * picture serves both languages.
 */

/** A sheet of glass or paper that hangs askew. */
function pane({
  x,
  y,
  width,
  height,
  scale = 1,
  content,
  theme,
  alpha = 0.94,
  skew = -5,
  turn = -3,
  blur = 0,
  reach = 30,
}) {
  const [fill, edge] = [nextId('j'), nextId('j')];
  const shape = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const drawn = `<g transform="translate(${x} ${y}) rotate(${turn}) skewY(${skew}) scale(${scale})">${castShadow(shape, { dx: reach * 0.5, dy: reach, blur: reach, opacity: theme.shadow * 1.1, colour: theme.shadowColour })}${castShadow(shape, { dx: 3, dy: 6, blur: 8, opacity: theme.shadow * 0.6, colour: theme.shadowColour })}<linearGradient id="${fill}" x1="0" y1="0" x2="1" y2="1">${stops(
    [
      [0, '#ffffff', alpha],
      [0.6, '#f8f7f4', alpha * 0.98],
      [1, '#e6eaee', alpha * 0.92],
    ],
  )}</linearGradient><linearGradient id="${edge}" x1="0" y1="0" x2="1" y2="1">${stops([
    [0, '#ffffff', 1],
    [0.5, '#ffffff', 0.2],
    [1, '#ffffff', 0.7],
  ])}</linearGradient><rect width="${width}" height="${height}" rx="18" fill="url(#${fill})" stroke="url(#${edge})" stroke-width="2"/>${content}</g>`;
  return blur ? blurred(blur, drawn) : drawn;
}

function backdrop({ width, height, theme, at }) {
  const tilt = (at % 4) / 4;
  const cloth = (x, ramp, foot, extra = {}) =>
    surface(
      sail({
        x: width * x,
        y: height * 1.25,
        height: height * 1.6,
        foot: width * foot,
        yaw: 0.3 + tilt * 0.2,
        camber: 0.22,
        roach: 0.18,
        peak: 0.1,
      }),
      {
        ramp,
        rows: 60,
        ambient: theme.name === 'dark' ? 0.05 : 0.3,
        diffuse: theme.name === 'dark' ? 0.6 : 0.66,
        shadow: { dx: 30, dy: 10, blur: 40, opacity: theme.shadow },
        ...extra,
      },
    );
  return (
    studio({ width, height, theme, x: 0.3 + tilt * 0.4, y: 0.2 }) +
    cloth(0.18 + tilt * 0.5, theme.far, -0.5) +
    cloth(0.3 + tilt * 0.34, theme.middle, 0.6, { opacity: 0.85 })
  );
}

const productDrawing =
  (name, at) =>
  ({ width, height }) => {
    const theme = at % 3 === 1 ? themes.light : at % 3 === 2 ? themes.sand : themes.dark;
    const right = at % 2 === 0;
    const skew = right ? -4 : 4;
    const turn = right ? -2 : 2;
    const second = companions[at % 3];
    const third = companions[(at + 1) % 3];
    return [
      backdrop({ width, height, theme, at }),
      pane({
        x: right ? 120 : 830,
        y: right ? 150 : 110,
        width: 240,
        height: 164,
        scale: 1.15,
        content: third(),
        theme,
        skew,
        turn,
        alpha: 0.6,
        blur: 2.2,
        reach: 20,
      }),
      pane({
        x: 250,
        y: right ? 220 : 172,
        width: 620,
        height: 420,
        scale: 1.1,
        content: screens[name](),
        theme,
        skew,
        turn,
        reach: 44,
      }),
      pane({
        x: right ? 800 : 130,
        y: right ? 470 : 500,
        width: 240,
        height: 164,
        scale: 1.18,
        content: second(),
        theme,
        skew,
        turn,
        reach: 30,
      }),
    ].join('');
  };

export const productDrawings = Object.fromEntries(
  Object.keys(screens).map((name, at) => [name, productDrawing(name, at)]),
);
