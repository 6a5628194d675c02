/** The family's bodies as point functions: (u, v) → [x, y, z] in picture pixels, y downwards, z towards the viewer. */

const turn = (x, z, angle) => [x * Math.cos(angle) + z * Math.sin(angle), z * Math.cos(angle) - x * Math.sin(angle)];

/**
 * A sail. `x`, `y` is the tack (the lower corner at the mast); a negative `foot` fills it to the left.
 * `camber` is its belly, `roach` how far the free edge swings out, `yaw` and `twist` turn it about the mast.
 */
export function sail({ x, y, height, foot, camber = 0.16, roach = 0.12, yaw = 0.35, twist = 0.35, rake = 0.06, bend = 0.03, sag = 0.05, peak = 0.02, power = 1.05 }) {
  return (u, v) => {
    const chord = foot * ((1 - v) ** power * (1 - peak) + peak + roach * Math.sin(Math.PI * v ** 0.9));
    const belly = Math.abs(chord) * camber * 5.2 * u ** 0.85 * (1 - u) * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, v + 0.18)));
    const [along, depth] = turn(u * chord, Math.sign(foot) * belly, (yaw + twist * v) * Math.sign(foot));
    const mast = rake * height * v + bend * height * Math.sin(Math.PI * v) * -Math.sign(foot);
    const drop = sag * height * Math.sin(Math.PI * u) * (1 - v) ** 3;
    const lift = 0.1 * height * u * (1 - v) * v;
    return [x + mast + along, y - height * v + drop - lift, depth];
  };
}

/** A full, round running sail between two lower corners and a head. */
export function balloon({ x, y, width, height, belly = 0.5, lean = 0.05 }) {
  return (u, v) => {
    const half = (width / 2) * (1 - v ** 2.2) ** 0.62;
    const across = (u - 0.5) * 2;
    const depth = belly * width * Math.sqrt(Math.max(0, 1 - across ** 2 * 0.85)) * Math.sin(Math.PI * (0.12 + v * 0.8));
    const arch = 0.1 * height * (1 - across ** 2) * (1 - v) ** 2;
    return [x + across * half + lean * height * v + depth * 0.12, y - height * v - arch, depth];
  };
}

/** A plane of water or land that runs from one picture edge to the other and rolls gently. */
export function swell({ width, top, bottom, waves = 1.5, height = 20, phase = 0, slope = 0, fall = 1 }) {
  return (u, v) => {
    const roll = Math.sin(u * Math.PI * 2 * waves + phase + v * 1.4) * 0.65 + Math.sin(u * Math.PI * 2 * waves * 0.53 + phase * 1.7) * 0.35;
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
    return [x + side[0] * away * Math.cos(angle), y + side[1] * away * Math.cos(angle), away * Math.sin(angle) + depth * Math.sin(Math.PI * u)];
  };
}

/** A part of a cylinder's skin whose axis points along `axis` (radians in the picture plane). */
export function tube({ x, y, radius, length, axis = 0, from = 0, to = Math.PI, squash = 1 }) {
  return (u, v) => {
    const angle = from + (to - from) * u;
    const along = (v - 0.5) * length;
    const out = Math.cos(angle) * radius * squash;
    return [x + Math.cos(axis) * along - Math.sin(axis) * out, y + Math.sin(axis) * along + Math.cos(axis) * out, Math.sin(angle) * radius];
  };
}

/** A ball, or with `squash` an egg. */
export function ball({ x, y, radius, squash = 1 }) {
  return (u, v) => {
    const latitude = Math.PI * (v - 0.5);
    const longitude = Math.PI * u;
    return [x - radius * Math.cos(latitude) * Math.cos(longitude), y + radius * squash * Math.sin(latitude), radius * Math.cos(latitude) * Math.sin(longitude)];
  };
}

/** A hull's side between the sheer (deck line) and the waterline, bow to the left for a positive length. */
export function hull({ x, y, length, depth, flare = 0.5, sheer = 0.16 }) {
  return (u, v) => {
    const bow = (1 - u) ** 2.4;
    const deck = y - sheer * length * (0.16 * (2 * u - 1) ** 2 + 0.84 * bow);
    const keel = y + depth * (1 - bow * 0.2);
    const reach = bow * 0.16 * length * (1 - v) ;
    const wall = Math.sin((Math.PI / 2) * v ** 0.7);
    return [x + u * length - reach + v * 0.1 * length * bow, deck + (keel - deck) * wall, Math.sqrt(Math.max(0, u)) * depth * flare * Math.cos((Math.PI / 2) * v) * 1.6 + u * length * 0.25];
  };
}
