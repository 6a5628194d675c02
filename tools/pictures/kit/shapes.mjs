/** The family's bodies as point functions: (u, v) → [x, y, z] in picture pixels, y downwards, z towards the viewer. */

const turn = (x, z, angle) => [x * Math.cos(angle) + z * Math.sin(angle), z * Math.cos(angle) - x * Math.sin(angle)];

/**
 * A sail. `x`, `y` is the tack (the lower corner at the mast); a negative `foot` fills it to the left.
 * `camber` is its belly, `roach` how far the free edge swings out, `yaw` and `twist` turn it about the mast.
 */
export function sail({
  x,
  y,
  height,
  foot,
  camber = 0.16,
  roach = 0.12,
  yaw = 0.35,
  twist = 0.35,
  rake = 0.06,
  bend = 0.03,
  sag = 0.05,
  peak = 0.02,
  power = 1.05,
}) {
  return (u, v) => {
    const chord = foot * ((1 - v) ** power * (1 - peak) + peak + roach * Math.sin(Math.PI * v ** 0.9));
    const belly =
      Math.abs(chord) * camber * 5.2 * u ** 0.85 * (1 - u) * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, v + 0.18)));
    const [along, depth] = turn(u * chord, Math.sign(foot) * belly, (yaw + twist * v) * Math.sign(foot));
    const mast = rake * height * v + bend * height * Math.sin(Math.PI * v) * -Math.sign(foot);
    const drop = sag * height * Math.sin(Math.PI * u) * (1 - v) ** 3;
    const lift = 0.1 * height * u * (1 - v) * v;
    return [x + mast + along, y - height * v + drop - lift, depth];
  };
}

/** A plane of water or land that runs from one picture edge to the other and rolls gently. */
export function swell({ width, top, bottom, waves = 1.5, height = 20, phase = 0, slope = 0, fall = 1 }) {
  return (u, v) => {
    const roll =
      Math.sin(u * Math.PI * 2 * waves + phase + v * 1.4) * 0.65 +
      Math.sin(u * Math.PI * 2 * waves * 0.53 + phase * 1.7) * 0.35;
    const x = -0.05 * width + u * 1.1 * width;
    const y = top + (bottom - top) * v + roll * height * (1 - v * 0.4) + slope * (u - 0.5);
    return [x, y, roll * height * 2.4 * (1 - v * 0.6) + v * (bottom - top) * fall];
  };
}

/** A ribbon along a centre line, `centre(t)` → [x, y], that turns about its own axis. */
export function ribbon({ centre, width, roll = () => 0, depth = 0 }) {
  return (u, v) => {
    const [x, y] = centre(v);
    const [nx, ny] = centre(Math.min(1, v + 0.01));
    const [px, py] = centre(Math.max(0, v - 0.01));
    const length = Math.hypot(nx - px, ny - py) || 1;
    const side = [-(ny - py) / length, (nx - px) / length];
    const wide = typeof width === 'function' ? width(v) : width;
    const away = (u - 0.5) * wide;
    const angle = roll(v);
    return [
      x + side[0] * away * Math.cos(angle),
      y + side[1] * away * Math.cos(angle),
      away * Math.sin(angle) + depth * Math.sin(Math.PI * u),
    ];
  };
}
