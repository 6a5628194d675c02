import { closeUp, compass, fleetAt, flowing, horizonOnly, paperwork, sailing } from '../compositions.mjs';
import { reflection, sea, still, themes, water } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { boxes, freighter } from '../motifs/freight.mjs';
import { gear } from '../motifs/trades.mjs';

const { dark, light, sand } = themes;

export const eventDrawings = {
  1: fleetAt(dark, 0.6, 0.86, 1.05),
  2: compass(light, 0.5, 0.62, 1, 0.7),
  3: flowing(dark, 4, 1.6),
  4: paperwork(sand, 2, 0.1, 7),
  5: sailing(light, 0.44, 0.8, 0.8, 0.7),
  6: paperwork(dark, 4, 0.06, 7),
  7: horizonOnly(dark, 0.4, 0.58, 0.16),
  8: closeUp(light, true),
  9: still(dark, ({ at, unit, theme }) =>
    boxes(
      Array.from({ length: 16 }, (_, index) => {
        const [row, column] = [Math.floor(index / 4), index % 4];
        const place = [row * 1.5, column * 1.5, 0];
        if (index === 10) return [place, [1.2, 1.2, 1.7], ramps.flame];
        return [place, [1.2, 1.2, 0.5 + ((index * 7) % 5) * 0.16], index % 2 ? ramps.dusk : ramps.steel];
      }),
      { ...at(0.5, 0.2), unit: unit * 0.12, theme },
    ),
  ),
  10: fleetAt(light, 0.58, 0.86, 1.0),
  11: still(
    light,
    ({ at, unit, theme }) =>
      gear({ ...at(0.2, 0.72), size: unit * 0.24, theme, teeth: 12, ramp: ramps.day, turn: 0.1 }) +
      gear({ ...at(0.48, 0.44), size: unit * 0.34, theme, teeth: 18, ramp: ramps.paper, accent: 13 }) +
      gear({ ...at(0.82, 0.68), size: unit * 0.27, theme, teeth: 14, ramp: ramps.day, turn: 0.2 }),
  ),
  12: (canvas) => {
    const { width, height, random } = canvas;
    const ship = freighter({ x: width * 0.24, y: height * 0.86, size: height * 0.84, theme: light, random });
    return (
      sea({ ...canvas, theme: light, horizon: 0.8, x: 0.3, strength: 0.7 }) +
      reflection(height * 0.86, ship, { opacity: 0.3, blur: 9, squash: 0.3 }) +
      ship +
      water({ ...canvas, theme: light, horizon: 0.87, x: 0.3 })
    );
  },
};
