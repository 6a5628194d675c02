import { studio, themes } from '../kit/backdrops.mjs';
import { ramps } from '../kit/colour.mjs';
import { stops } from '../kit/scene.mjs';
import { castShadow, nextId } from '../kit/surface.mjs';

/** People as sculpted silhouettes: no faces, so nobody in particular. */
const looks = [
  { theme: 'dark', skin: 'night', coat: 'dusk', hair: 'short', collar: true },
  { theme: 'sand', skin: 'stone', coat: 'night', hair: 'bob' },
  { theme: 'light', skin: 'dusk', coat: 'night', hair: 'short', collar: true },
  { theme: 'dark', skin: 'dusk', coat: 'night', hair: 'bun' },
  { theme: 'light', skin: 'day', coat: 'steel', hair: 'crop' },
  { theme: 'sand', skin: 'steel', coat: 'night', hair: 'long' },
  { theme: 'dark', skin: 'steel', coat: 'dusk', hair: 'bob', collar: true },
  { theme: 'light', skin: 'dusk', coat: 'dusk', hair: 'bun' },
];

const hairs = {
  crop: 'M143 158C136 100 164 82 202 82C240 82 266 102 259 158C254 138 246 124 232 116C206 110 178 110 164 118C152 126 148 140 143 158Z',
  short: 'M141 150C138 96 166 74 202 74C240 74 263 98 259 150C252 128 240 116 222 112C196 118 160 116 141 150Z',
  bob: 'M134 206C126 118 148 72 202 72C256 72 276 118 266 206C258 214 250 212 248 202C254 160 244 128 222 114C196 120 164 122 154 160C150 176 152 196 152 204C148 214 140 214 134 206Z',
  bun: 'M142 152C136 98 164 78 186 76A26 26 0 1 1 218 76C244 82 264 102 258 152C250 126 240 116 222 112C196 118 162 118 142 152Z',
  long: 'M130 268C118 130 146 70 202 70C258 70 284 130 270 268C262 278 252 272 250 258C254 180 246 130 222 114C196 120 164 124 154 164C146 200 150 240 150 258C146 274 136 276 130 268Z',
};

const oval = (x, y, rx, ry) =>
  Array.from({ length: 40 }, (_, at) => [
    x + rx * Math.cos((at / 20) * Math.PI),
    y + ry * Math.sin((at / 20) * Math.PI),
  ]);

function bust({ theme: name, skin, coat, hair, collar }) {
  return ({ width, height }) => {
    const theme = themes[name];
    const [face, cloth, lock, neck] = [nextId('e'), nextId('e'), nextId('e'), nextId('e')];
    const [s, c] = [ramps[skin], ramps[coat]];
    const shadow = { dx: 16, dy: 14, blur: 16, opacity: theme.shadow, colour: theme.shadowColour };
    return [
      studio({ width, height, theme, x: 0.3, y: 0.25 }),
      `<radialGradient id="${face}" fx=".3" fy=".28" cx=".5" cy=".5" r=".62">${stops([
        [0, s[5]],
        [0.45, s[4]],
        [0.8, s[2]],
        [1, s[1]],
      ])}</radialGradient>`,
      `<linearGradient id="${neck}" x1="0" y1="0" x2="1" y2=".3">${stops([
        [0, s[3]],
        [0.5, s[1]],
        [1, s[0]],
      ])}</linearGradient>`,
      `<linearGradient id="${cloth}" x1="0" y1="0" x2="1" y2=".7">${stops([
        [0, c[5]],
        [0.35, c[3]],
        [0.75, c[1]],
        [1, c[0]],
      ])}</linearGradient>`,
      `<linearGradient id="${lock}" x1="0" y1="0" x2="1" y2=".6">${stops([
        [0, '#4a6079'],
        [0.4, '#1c2f4a'],
        [1, '#081120'],
      ])}</linearGradient>`,
      castShadow(oval(200, 168, 62, 78), shadow),
      castShadow(
        [
          [40, 420],
          [80, 300],
          [160, 270],
          [240, 270],
          [320, 300],
          [360, 420],
        ],
        shadow,
      ),
      `<path d="M172 210H230V282C214 300 186 300 172 282Z" fill="url(#${neck})"/>`,
      `<path d="M24 410C30 330 70 298 124 284C150 277 168 272 174 262C186 292 216 292 228 262C236 272 252 277 278 284C332 298 372 330 378 410Z" fill="url(#${cloth})"/>`,
      collar
        ? `<path d="M174 262C186 292 216 292 228 262L240 276C226 316 178 316 162 276Z" fill="${ramps.flame[3]}"/>`
        : `<path d="M174 262L201 330L228 262" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="2"/>`,
      `<ellipse cx="201" cy="166" rx="56" ry="72" fill="url(#${face})"/>`,
      `<path d="${hairs[hair]}" fill="url(#${lock})"/>`,
    ].join('');
  };
}

export const personDrawings = Object.fromEntries(looks.map((look, at) => [at + 1, bust(look)]));
