import { closeUp, compass, fleetAt, flowing, horizonOnly, paperwork, sailing } from '../compositions.mjs';
import { themes } from '../kit/backdrops.mjs';

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
};
