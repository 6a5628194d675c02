import { reflection, sea, studio, water } from './kit/backdrops.mjs';
import { ramps } from './kit/colour.mjs';
import { blade, boat, farBoat, fleet, flotilla, redSail } from './motifs/fleet.mjs';
import { lens } from './motifs/medicine.mjs';
import { rings, sheets, streams } from './motifs/planes.mjs';

/** What covers and banners are composed of: each takes the canvas and gives a whole picture. */
export const fleetAt =
  (theme, x = 0.56, horizon = 0.8, size = 0.9) =>
  (canvas) => {
    const { width, height } = canvas;
    const line = height * horizon;
    const drawn = flotilla({ x: width * x, y: line, size: height * size, theme, count: 8, accent: 3, reach: 1.2 });
    return (
      sea({ ...canvas, theme, horizon, x: x - 0.2, strength: 0.7 }) +
      reflection(line + 4, drawn, { opacity: 0.3, blur: 10, squash: 0.3 }) +
      water({ ...canvas, theme, horizon, x: x - 0.2 }) +
      drawn
    );
  };

export const sailing =
  (theme, x = 0.6, horizon = 0.8, size = 0.8, lead = -0.6) =>
  (canvas) => {
    const { width, height } = canvas;
    const line = height * horizon;
    const ship = boat({ x: width * x, y: line + height * 0.07, size: height * size, theme });
    const leader = redSail({ x: width * x + height * lead, y: line + 3, size: height * 0.15, flip: lead < 0 });
    return [
      sea({ ...canvas, theme, horizon, x: x - 0.16, strength: 0.75 }),
      fleet({
        line,
        theme,
        boats: [
          { x: width * x + height * (lead + 0.2), size: height * 0.2, blur: 3 },
          { x: width * x + height * 0.62, size: height * 0.44, blur: 6, ramp: theme.middle },
        ],
      }),
      reflection(line, leader, { opacity: 0.4, blur: 4 }),
      leader,
      reflection(line + height * 0.075, ship, { opacity: 0.38, blur: 10, squash: 0.3 }),
      water({ ...canvas, theme, horizon, x: x - 0.16 }),
      ship,
    ].join('');
  };

export const horizonOnly =
  (theme, x = 0.62, horizon = 0.64, size = 0.12) =>
  (canvas) => {
    const { width, height } = canvas;
    const line = height * horizon;
    const leader = redSail({ x: width * x, y: line + 2, size: height * size });
    const others = [
      [-0.3, 0.07],
      [-0.18, 0.1],
      [0.16, 0.08],
      [0.34, 0.13],
      [0.42, 0.06],
    ]
      .map(([shift, share]) =>
        farBoat({ x: width * x + height * shift, y: line, size: height * share, theme, blur: 1.6, flip: shift > 0 }),
      )
      .join('');
    return (
      sea({ ...canvas, theme, horizon, x, strength: 0.9 }) +
      reflection(line, others + leader, { opacity: 0.4, blur: 4 }) +
      others +
      leader +
      water({ ...canvas, theme, horizon, x, glints: 110 })
    );
  };

export const closeUp =
  (theme, accent = false) =>
  ({ width, height }) =>
    [
      studio({ width, height, theme, x: 0.2, y: 0.3 }),
      blade({
        x: width * 0.2,
        y: height * 1.3,
        height: height * 1.7,
        foot: width * 0.62,
        theme,
        ramp: theme.middle,
        rake: 0.1,
      }),
      accent
        ? blade({
            x: width * 0.4,
            y: height * 1.3,
            height: height * 1.5,
            foot: width * 0.2,
            theme,
            ramp: ramps.flame,
            rake: 0.13,
            ambient: 0.2,
          })
        : '',
      blade({
        x: width * 0.52,
        y: height * 1.4,
        height: height * 2,
        foot: width * 0.9,
        theme,
        ramp: theme.near,
        rake: 0.08,
      }),
    ].join('');

export const paperwork =
  (theme, accent, x = 0.14, count = 6) =>
  (canvas) =>
    studio({ ...canvas, theme, x: 0.3, y: 0.2 }) + sheets({ ...canvas, theme, count, accent, x, bend: 0.2, lean: 0.1 });

export const flowing =
  (theme, accent, from = 0.4) =>
  (canvas) => {
    const { width, height } = canvas;
    return (
      studio({ ...canvas, theme, x: 0.6, y: 0.3 }) +
      streams({
        path: [
          [-60, height * 0.72],
          [width * 0.34, height * 1.0],
          [width * 0.5, -height * 0.1],
          [width * 1.08, height * 0.1],
        ],
        count: 7,
        step: [height * 0.02, height * 0.085, 0.1, 0.1],
        width: height * 0.2,
        theme,
        accent,
        from,
      })
    );
  };

export const compass =
  (theme, x = 0.62, y = 0.56, accent = 2, size = 0.62) =>
  (canvas) => {
    const { width, height } = canvas;
    return (
      studio({ ...canvas, theme, x, y: 0.3 }) +
      rings({
        x: width * x,
        y: height * y,
        radius: height * size,
        count: 6,
        theme,
        gap: 0.155,
        band: 0.085,
        accent,
        from: -2.6,
        to: 2.3,
        tilt: 0.42,
      })
    );
  };

export const glasses = (theme, list) => (canvas) =>
  studio({ ...canvas, theme, x: 0.6, y: 0.4 }) +
  list
    .map(([x, y, radius, accent]) =>
      lens({ x: canvas.width * x, y: canvas.height * y, radius: canvas.height * radius, theme, accent }),
    )
    .join('');
