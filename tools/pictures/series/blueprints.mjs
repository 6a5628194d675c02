import { studio, themes } from '../kit/backdrops.mjs';
import { ink, vermilion } from '../kit/colour.mjs';
import { stops } from '../kit/scene.mjs';
import { castShadow, nextId } from '../kit/surface.mjs';
import { line, tint } from './screens.mjs';

/** Blueprints: planes stacked in the air, joined by lines; the number says which arrangement. */
export const blueprintDrawings = Object.fromEntries([1, 2, 3, 4].map((number) => [number, blueprint(number)]));

function blueprint(number) {
  return ({ width, height }) => {
    const theme = themes.light;
    const layers = [3, 4, 3, 5][number - 1];
    const spot = (a, b, level) => [
      width * 0.5 + (a - b) * 330,
      height * (0.72 + (number === 4 ? 0.04 : 0)) +
        (a + b - 1) * 176 -
        level * (layers === 5 ? 104 : layers === 4 ? 132 : 170),
    ];
    const quad = (a0, b0, a1, b1, level) => [
      spot(a0, b0, level),
      spot(a1, b0, level),
      spot(a1, b1, level),
      spot(a0, b1, level),
    ];
    const shape = (points) => `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
    const drawn = [];
    for (let level = 0; level < layers; level += 1) {
      const id = nextId('z');
      const plane = quad(0, 0, 1, 1, level);
      const dark = level === 0;
      drawn.push(
        castShadow(quad(0, 0, 1, 1, level - 0.75), { dx: 0, dy: 6, blur: 22, opacity: 0.16, colour: '#233650' }),
        `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(
          dark
            ? [
                [0, '#38506f', 1],
                [1, ink, 1],
              ]
            : [
                [0, '#ffffff', 0.86],
                [1, '#dfe5ea', 0.7],
              ],
        )}</linearGradient><path d="${shape(plane)}" fill="url(#${id})" stroke="#ffffff" stroke-opacity=".9" stroke-width="1.5"/>`,
      );
      const cells = number === 2 ? 3 : 4;
      for (let a = 0; a < cells; a += 1) {
        for (let b = 0; b < cells; b += 1) {
          const mark = (a * 7 + b * 5 + level * 3 + number) % 6;
          const red = level === layers - 1 && a === 2 && b === number % 3;
          if (mark > 3 && !red) continue;
          const [pad, long] = [0.22 / cells, mark === 0 && a < cells - 1 ? 1.6 : 1];
          const tile = quad(
            (a + pad) / cells + 0.02,
            (b + pad) / cells + 0.02,
            Math.min(0.97, (a + long - pad) / cells),
            (b + 1 - pad) / cells,
            level,
          );
          drawn.push(
            `<path d="${shape(tile)}" fill="${red ? vermilion : dark ? '#8fa3b8' : tint([0.5, 0.2, 0.1, 0.32][mark] ?? 0.2)}" opacity="${dark ? 0.5 : 0.92}"/>`,
          );
        }
      }
      if (level < layers - 1) {
        for (const [a, b] of [
          [0.06, 0.06],
          [0.94, 0.06],
          [0.06, 0.94],
          [0.94, 0.94],
          [0.5, 0.5],
        ])
          drawn.push(
            line(
              [spot(a, b, level), spot(a, b, level + 1)],
              a === 0.5 ? vermilion : ink,
              a === 0.5 ? 2.4 : 1.4,
              `stroke-dasharray="2 7" opacity="${a === 0.5 ? 0.9 : 0.4}"`,
            ),
          );
      }
    }
    return studio({ width, height, theme, x: 0.4, y: 0.2 }) + drawn.join('');
  };
}
