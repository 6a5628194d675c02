import { reflection } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { blurred, stops } from '../kit/scene.mjs';
import { drop } from '../kit/shadow.mjs';
import { sail } from '../kit/shapes.mjs';
import { nextId, surface } from '../kit/surface.mjs';

/** A sail-shaped blade standing on its own, for close views. */
export function blade({ x, y, height, theme, foot = height * 0.4, ramp = theme.near, ...rest }) {
  return surface(sail({ x, y, height, foot, roach: 0.2, peak: 0.1, camber: 0.2, ...rest }), {
    ramp,
    rows: 60,
    seams: 10,
    seamOpacity: 0.1,
    shadow: drop(theme, height * 0.04),
  });
}

const shadowOf = (theme, reach) => ({
  dx: reach,
  dy: reach * 0.35,
  blur: reach,
  opacity: theme.shadow,
  colour: theme.shadowColour,
});

/** One boat: a jib to the left of the mast, a mainsail to the right, a low hull. `x`, `y` is where the mast meets the water. */
export function boat({
  x,
  y,
  size,
  theme,
  main = theme.near,
  jib = theme.middle,
  turn = 0.3,
  seams = 11,
  flip = false,
  detail = 1,
}) {
  const side = flip ? -1 : 1;
  const rows = Math.round(72 * detail);
  const deck = y - size * 0.045;
  return [
    hullOf({ x, y, size, side, theme }),
    surface(
      sail({
        x: x - 5 * side,
        y: deck - size * 0.012,
        height: size * 0.84,
        foot: -0.35 * size * side,
        yaw: turn + 0.2,
        camber: 0.22,
        roach: 0.12,
        twist: 0.5,
        rake: 0.05 * side,
        sag: -0.01,
      }),
      {
        ramp: jib,
        rows,
        seams: seams - 1,
        seamOpacity: 0.1,
        shadow: shadowOf(theme, size * 0.03),
      },
    ),
    surface(
      sail({
        x: x + 2 * side,
        y: deck,
        height: size,
        foot: 0.44 * size * side,
        yaw: turn,
        camber: 0.2,
        roach: 0.2,
        peak: 0.1,
        twist: 0.42,
        rake: 0.05 * side,
        sag: -0.02,
      }),
      {
        ramp: main,
        rows,
        seams,
        seamOpacity: 0.13,
        shadow: shadowOf(theme, size * 0.045),
        edge: { colour: '#ffffff', opacity: 0.5, width: Math.max(1, size / 600) },
      },
    ),
  ].join('');
}

function hullOf({ x, y, size, side, theme }) {
  const at = (share) => (x + share * size * side).toFixed(1);
  const id = nextId('h');
  const [top, low] = theme.name === 'dark' ? ['#51677f', '#050b14'] : ['#ffffff', '#9fabb8'];
  const up = (share) => (y - share * size).toFixed(1);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, top],
    [0.22, theme.name === 'dark' ? '#1c2f4a' : '#dfe3e6'],
    [1, low],
  ])}</linearGradient><path d="M${at(-0.42)} ${up(0.05)}C${at(-0.2)} ${up(0.026)} ${at(0.2)} ${up(0.02)} ${at(0.5)} ${up(0.036)}L${at(0.47)} ${up(-0.012)}C${at(0.1)} ${up(-0.022)} ${at(-0.22)} ${up(-0.016)} ${at(-0.36)} ${up(0)}C${at(-0.39)} ${up(0.014)} ${at(-0.41)} ${up(0.034)} ${at(-0.42)} ${up(0.05)}Z" fill="url(#${id})"/>`;
}

/** Many sails that overlap like a hand of cards, from the far left to the near right; `accent` is the vermilion one. */
export function flotilla({ x, y, size, theme, count = 9, accent = 4, reach = 1.5, focus = 0.8 }) {
  return Array.from({ length: count }, (_, at) => {
    const near = at / (count - 1);
    const height = size * (0.34 + 0.66 * near ** 1.25) * (at === accent ? 0.86 : 1);
    const place = x + size * reach * (near ** 1.12 - 0.62);
    const ramp = at === accent ? ramps.flame : near < 0.3 ? theme.far : near < 0.75 ? theme.middle : theme.near;
    const distance = Math.abs(near - focus);
    return surface(
      sail({
        x: place,
        y: y + size * 0.05 * near,
        height,
        foot: height * 0.46,
        yaw: 0.24 + 0.2 * (1 - near),
        camber: 0.2,
        roach: 0.19,
        peak: 0.09,
        twist: 0.45,
        rake: 0.1 - 0.04 * near,
        sag: -0.015,
      }),
      {
        ramp,
        rows: 58,
        seams: near > 0.3 ? 10 : 0,
        seamOpacity: 0.1,
        ambient: at === accent ? 0.22 : 0.06 + 0.06 * near,
        diffuse: at === accent ? 0.62 : 0.84,
        blur: distance > 0.34 ? size * 0.012 * (distance - 0.25) : 0,
        shadow: shadowOf(theme, height * 0.05),
        edge: { colour: '#ffffff', opacity: 0.16 + 0.3 * near, width: 1.4 },
      },
    );
  }).join('');
}

/** A boat in the distance: two flat sails, out of focus. */
export function farBoat({ x, y, size, theme, blur = 4, flip = false, ramp = theme.far }) {
  const side = flip ? -1 : 1;
  return blurred(
    blur,
    surface(sail({ x, y, height: size, foot: 0.5 * size * side, yaw: 0.35, camber: 0.16 }), { ramp, rows: 18 }) +
      surface(sail({ x: x - 3 * side, y, height: size * 0.82, foot: -0.34 * size * side, yaw: 0.4, camber: 0.2 }), {
        ramp,
        rows: 16,
        ambient: 0.05,
      }),
  );
}

/** The accent: a small vermilion sail. */
export function redSail({ x, y, size, flip = false, blur = 0 }) {
  return surface(sail({ x, y, height: size, foot: (flip ? -0.5 : 0.5) * size, yaw: 0.3, camber: 0.17, roach: 0.14 }), {
    ramp: ramps.flame,
    rows: 26,
    ambient: 0.25,
    diffuse: 0.6,
    blur,
  });
}

/** A fleet at anchor along the horizon with its mirror image. */
export function fleet({ line, boats, theme }) {
  const drawn = boats.map((one) => farBoat({ y: line, theme, ...one })).join('');
  return reflection(line, drawn, { blur: 8, opacity: 0.3 }) + drawn;
}

/** Darkens or lightens one side, so that text reads there. */
export function calm(width, height, colour, { from = [0, 0], to = [0.6, 0], strength = 0.85 } = {}) {
  const id = nextId('c');
  return `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops([
    [0, colour, strength],
    [0.55, colour, strength * 0.55],
    [1, colour, 0],
  ])}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}
