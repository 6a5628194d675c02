import { studio } from './kit/backdrops.mjs';
import { bannerDrawings } from './series/banners.mjs';
import { wideCaseDrawings } from './series/case-heads.mjs';
import { caseDrawings } from './series/cases.mjs';
import { eventDrawings } from './series/events.mjs';
import { heroes } from './series/heroes.mjs';
import { industryDrawings } from './series/industries.mjs';
import { mediaDrawings } from './series/media.mjs';
import { newsDrawings } from './series/news.mjs';
import { publicationDrawings } from './series/publications.mjs';
import { solutionDrawings } from './series/solutions.mjs';

const series = (start, drawings, width, height, quality = 76, end = '') =>
  Object.entries(drawings).map(([name, draw]) => ({
    file: `pictures/${start}-${name}${end}.webp`,
    width,
    height,
    quality,
    draw,
  }));

/** An industry's scene: wide with the subject to the right, and for phones with the subject above. */
const industry = ([name, [theme, compose]]) => [
  {
    file: `pictures/industry-${name}.webp`,
    width: 1920,
    height: 1000,
    quality: 84,
    draw: (canvas) =>
      studio({ ...canvas, theme, x: 0.72, y: 0.3 }) +
      compose({ x: 1920 * 0.72, y: 520, unit: 940, theme, random: canvas.random }),
  },
  {
    file: `pictures/industry-${name}-phone.webp`,
    width: 1125,
    height: 960,
    quality: 82,
    draw: (canvas) =>
      studio({ ...canvas, theme, x: 0.55, y: 0.25 }) +
      compose({ x: 600, y: 330, unit: 620, theme, random: canvas.random }),
  },
];

/** Every picture of the demo site without words: file, size, and how it is drawn. */
export const pictures = [
  ...heroes,
  ...series('banner', bannerDrawings, 2400, 640, 84),
  ...series('banner', bannerDrawings, 1125, 640, 78, '-phone'),
  ...Object.entries(industryDrawings).flatMap(industry),
  ...series('case', caseDrawings, 1200, 800),
  ...series('case', wideCaseDrawings, 1920, 720, 74, '-wide'),
  ...series('solution', solutionDrawings, 1200, 800),
  ...series('news', newsDrawings, 1200, 750),
  ...series('event', eventDrawings, 1200, 750),
  ...series('media', mediaDrawings, 1200, 675),
  ...series('publication', publicationDrawings, 600, 800),
];
