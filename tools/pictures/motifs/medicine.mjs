import { mix, ramps, vermilion } from '../kit/colour.mjs';
import { blurred, glow, stops } from '../kit/scene.mjs';
import { circle, drop } from '../kit/shadow.mjs';
import { ribbon } from '../kit/shapes.mjs';
import { castShadow, nextId, surface, toPath } from '../kit/surface.mjs';

/** Two ribbons that wind about each other. */
export function helix({ x, y, size, theme, turns = 2.2, tilt = -0.5, accent = false, length = 2.6, radius = 0.3 }) {
  const place = (t, phase) => {
    const along = (t - 0.5) * size * length;
    const across = Math.sin(t * turns * Math.PI * 2 + phase) * size * radius;
    return [x + Math.cos(tilt) * along - Math.sin(tilt) * across, y + Math.sin(tilt) * along + Math.cos(tilt) * across];
  };
  const depth = (t, phase) => Math.cos(t * turns * Math.PI * 2 + phase);
  const pieces = [];
  const steps = Math.round(turns * 4);
  for (const [strand, phase] of [0, Math.PI].entries()) {
    for (let at = 0; at < steps; at += 1) {
      const from = at / steps - 0.006;
      const to = (at + 1) / steps + 0.006;
      const centre = (v) => place(from + (to - from) * v, phase);
      const deep = depth((from + to) / 2, phase);
      const ramp = strand === 1 && accent ? ramps.flame : theme.near;
      pieces.push([
        deep,
        surface(
          ribbon({
            centre,
            width: (v) => size * 0.15 * (1 + 0.25 * depth(from + (to - from) * v, phase)),
            roll: (v) => 0.9 * depth(from + (to - from) * v, phase),
            depth: size * 0.06,
          }),
          {
            ramp,
            rows: 26,
            stops: 5,
            samples: 3,
            ambient: 0.16,
            diffuse: 0.6,
            tint: (_, v) => 0.14 * depth(from + (to - from) * v, phase),
            ...(deep > 0 ? { shadow: drop(theme, size * 0.025, 0.8) } : {}),
          },
        ),
      ]);
    }
  }
  const rungs = Array.from({ length: Math.round(turns * 9) }, (_, at) => {
    const t = (at + 0.5) / Math.round(turns * 9);
    const [a, b] = [place(t, 0), place(t, Math.PI)];
    return `<path d="${toPath([a, b], false)}" stroke="${theme.line}" stroke-opacity="${theme.name === 'dark' ? 0.34 : 0.22}" stroke-width="${size * 0.012}"/>`;
  }).join('');
  pieces.sort(([a], [b]) => a - b);
  const half = pieces.findIndex(([deep]) => deep > 0);
  return (
    pieces
      .slice(0, half)
      .map(([, svg]) => svg)
      .join('') +
    rungs +
    pieces
      .slice(half)
      .map(([, svg]) => svg)
      .join('')
  );
}

/** A capsule of two halves. `angle` in degrees. */
export function capsule({ x, y, size, theme, angle = -30, accent = false, ramp = theme.near, blur = 0 }) {
  const width = size;
  const height = size * 0.38;
  const [body, cap, shade] = [nextId('k'), nextId('k'), nextId('k')];
  const tone = (id, colours) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, colours[4]],
      [0.16, colours[6]],
      [0.42, colours[5]],
      [0.8, colours[2]],
      [1, colours[3]],
    ])}</linearGradient>`;
  const half = height / 2;
  const left = `M0 ${-half}H${-width / 2 + half}A${half} ${half} 0 0 0 ${-width / 2 + half} ${half}H0Z`;
  const right = `M0 ${-half}H${width / 2 - half}A${half} ${half} 0 0 1 ${width / 2 - half} ${half}H0Z`;
  const drawing = `<g transform="translate(${x} ${y}) rotate(${angle})"><defs>${tone(body, ramp)}${tone(cap, accent ? ramps.flame : theme.middle)}<linearGradient id="${shade}" x1="0" y1="0" x2="1" y2="0">${stops(
    [
      [0, theme.shadowColour, 0.35],
      [1, theme.shadowColour, 0],
    ],
  )}</linearGradient></defs><path d="${left}" fill="url(#${cap})"/><path d="${right}" fill="url(#${body})"/><rect x="0" y="${-half}" width="${height * 0.14}" height="${height}" fill="url(#${shade})"/></g>`;
  const turn = (angle * Math.PI) / 180;
  const oval = Array.from({ length: 40 }, (_, at) => {
    const around = (at / 20) * Math.PI;
    const px = Math.cos(around) * width * 0.48;
    const py = Math.sin(around) * half;
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
  const whole =
    castShadow(oval, {
      dx: size * 0.07,
      dy: size * 0.13,
      blur: size * 0.06,
      opacity: theme.shadow * 1.2,
      colour: theme.shadowColour,
    }) + drawing;
  return blur ? blurred(blur, whole) : whole;
}

/** A disc of glass: a lens, a dish. */
export function lens({ x, y, radius, theme, accent = false, strength = 1 }) {
  const [fill, rim] = [nextId('l'), nextId('l')];
  const colour = accent ? vermilion : theme.name === 'dark' ? '#9db4cb' : '#5d7590';
  return `${castShadow(circle(x, y, radius), { dx: radius * 0.08, dy: radius * 0.12, blur: radius * 0.1, opacity: theme.shadow * 0.8, colour: theme.shadowColour })}<radialGradient id="${fill}" fx=".3" fy=".26">${stops(
    [
      [0, mix(colour, '#ffffff', 0.75), 0.5 * strength],
      [0.55, colour, 0.24 * strength],
      [0.9, colour, 0.42 * strength],
      [1, colour, 0.7 * strength],
    ],
  )}</radialGradient><linearGradient id="${rim}" x1=".1" y1="0" x2=".9" y2="1">${stops([
    [0, '#ffffff', 0.95],
    [0.45, '#ffffff', 0.1],
    [1, '#ffffff', 0.5],
  ])}</linearGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${fill})" stroke="url(#${rim})" stroke-width="${Math.max(1.4, radius * 0.012)}"/>${glow(x - radius * 0.3, y - radius * 0.36, radius * 0.4, radius * 0.26, '#ffffff', 0.3)}`;
}
