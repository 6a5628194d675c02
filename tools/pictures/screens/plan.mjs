import { drawDiagram } from './diagrams.mjs';
import { drawBlueprint, drawDetail, drawScreen } from './frame.mjs';
import { drawMonogram } from './monograms.mjs';
import { blueprints } from './words/blueprints.mjs';
import { businessFinance } from './words/business-finance.mjs';
import { enterpriseCore } from './words/enterprise-core.mjs';
import { humanCapital } from './words/human-capital.mjs';
import { newsDetails } from './words/news.mjs';
import { people } from './words/people.mjs';
import { pharmaDetails } from './words/pharma.mjs';
import { sceneDetails } from './words/scenes.mjs';
import { supplyChain } from './words/supply-chain.mjs';

const products = { ...enterpriseCore, ...humanCapital, ...supplyChain, ...businessFinance };
const detailGrounds = ['wash', 'mist', 'night'];

const inBoth = (name, width, height, draw) =>
  ['cn', 'en'].map((language) => ({
    file: `pictures/${name}.${language}.webp`,
    width,
    height,
    draw: (canvas) => draw(language, canvas),
  }));

/** Screens and details that stand before a film too, and there have its shape. */
const filmed = [
  ...['finance', 'insight', 'pay-time', 'production', 'warehouse'],
  ...['assets-order', 'pay-time-payslip', 'procurement-bundle', 'production-cost'],
];
const filmSizes = { product: [1600, 900], detail: [1120, 630] };

const withFilmCover = (start, name, width, height, draw) => [
  ...inBoth(`${start}-${name}`, width, height, draw),
  ...(filmed.includes(name) ? inBoth(`cover-${name}`, ...filmSizes[start], draw) : []),
];

/** Every picture with words: one file for each language, `name.cn.webp` and `name.en.webp`. */
export const screens = [
  ...Object.entries(products).flatMap(([name, screen]) => [
    ...withFilmCover('product', name, 1600, 1000, (language, canvas) => drawScreen(screen, language, canvas)),
    ...inBoth(`product-${name}-phone`, 780, 600, (language, canvas) =>
      drawDetail(screen.main, language, { ...canvas, ground: screen.ground, narrow: true }),
    ),
    ...Object.entries(screen.details).flatMap(([detail, block], index) =>
      withFilmCover('detail', `${name}-${detail}`, 960, 640, (language, canvas) =>
        drawDetail(block, language, { ...canvas, ground: detailGrounds[index] }),
      ),
    ),
    ...inBoth(`diagram-${name}`, 1400, 800, (language, canvas) => drawDiagram(name, language, canvas)),
  ]),
  ...Object.entries(blueprints).flatMap(([name, list]) =>
    Object.entries(list).flatMap(([kind, block]) =>
      inBoth(`blueprint-${name}-${kind}`, 1400, 800, (language, canvas) => drawBlueprint(block, language, canvas)),
    ),
  ),
  ...Object.entries(newsDetails).flatMap(([name, block]) =>
    inBoth(`detail-${name}`, 960, 640, (language, canvas) =>
      drawDetail(block, language, { ...canvas, ground: 'night' }),
    ),
  ),
  ...Object.entries({ ...pharmaDetails, ...sceneDetails }).flatMap(([name, block], index) =>
    inBoth(`detail-${name}`, 960, 640, (language, canvas) =>
      drawDetail(block, language, { ...canvas, ground: detailGrounds[index % detailGrounds.length] }),
    ),
  ),
  ...Object.entries(people).flatMap(([name, words], index) =>
    inBoth(`monogram-${name}`, 240, 240, (language, canvas) => drawMonogram(words, index, language, canvas)),
  ),
];
