import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitSource } from '../../../loader/fit-cobe.mjs';
import { placeOnMap, project } from '../../../widgets/case-wall/project.ts';
import { facing, seen, shortest } from '../../../widgets/case-wall/sphere.ts';
import { wantsStillPicture } from '../../../widgets/case-wall/stillness.ts';
import { worldMap } from '../../../widgets/case-wall/world-map.ts';

const suzhou = [120.58, 31.3] as const;
const antofagasta = [-70.4, -23.65] as const;

/** The column and row of every dot of land on the map. */
function readDots(): Set<string> {
  const dots = new Set<string>();
  let [x, y] = [0, 0];
  for (const [, command, first = '', second = '0'] of worldMap.path.matchAll(/([mh])(-?[\d.]+) ?(-?[\d.]+)?/g)) {
    if (command === 'm') [x, y] = [x + Number(first), y + Number(second)];
    else {
      for (let step = 0; step <= Number(first); step += 1) dots.add(`${Math.round(x) + step} ${y}`);
      x += Number(first);
    }
  }
  return dots;
}

describe('the globe', () => {
  it('has a place that it faces in its middle, before us', () => {
    for (const place of [suzhou, antofagasta]) {
      const { x, y, front } = seen(place, facing(place), 0.96);
      expect([x.toFixed(6), y.toFixed(6), front]).toEqual(['0.500000', '0.500000', true]);
    }
  });

  it('has what is east to the right, what is north above, and the other side behind', () => {
    const turn = facing([100, 20]);
    expect(seen([110, 20], turn, 1).x).toBeGreaterThan(0.5);
    expect(seen([100, 30], turn, 1).y).toBeLessThan(0.5);
    expect(seen([-80, -20], turn, 1).front).toBe(false);
  });

  it('goes the shorter way round', () => {
    expect(shortest(1.5 * Math.PI)).toBeCloseTo(-0.5 * Math.PI);
    expect(shortest(-7)).toBeCloseTo(2 * Math.PI - 7);
  });

  it('is of a cobe that asks a page for no style and no picture of its own', () => {
    const source = readFileSync(createRequire(import.meta.url).resolve('cobe'), 'utf8');
    expect(source).toMatch(/document\.head|src="data:/);
    expect(fitSource(source)).not.toMatch(/document\.head|src="data:/);
    expect(() => fitSource('a newer one')).toThrow('see loader/fit-cobe.mjs');
  });
});

describe('the map of the world', () => {
  it('has every place on or beside its land', () => {
    const dots = readDots();
    for (const place of [suzhou, antofagasta, [103.85, 1.29], [-1.55, 53.8], [121, 23.7]] as const) {
      const { x, y } = project(place);
      const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
      const found = around.some(([right, down]) => dots.has(`${Math.round(x) + right} ${Math.round(y) + down}`));
      expect(found, place.join()).toBe(true);
    }
  });

  it('has no place outside of it', () => {
    for (const place of [suzhou, antofagasta, [-31, 0], [-29, 0]] as const) {
      const { x, y } = placeOnMap(place);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
  });
});

describe('the still picture', () => {
  afterEach(() => vi.unstubAllGlobals());
  const ask = (wish: string, saveData = false) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(wish) }));
    vi.stubGlobal('navigator', { connection: { saveData } });
    return wantsStillPicture();
  };

  it.each(['prefers-reduced-motion', 'prefers-reduced-data', 'forced-colors'])(
    'stays where %s is asked for',
    (wish) => {
      expect(ask(wish)).toBe(true);
    },
  );

  it('stays where data is to be saved, and nowhere else', () => {
    expect(ask('nothing', true)).toBe(true);
    expect(ask('nothing')).toBe(false);
  });
});
