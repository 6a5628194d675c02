/** How the globe is turned, in radians, as cobe has it: `phi` about its axis, `theta` towards us. */
export interface Turn {
  phi: number;
  theta: number;
}

/** Longitude and latitude in degrees. */
export type Location = readonly [number, number];

export const fullTurn = 2 * Math.PI;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How the globe has to be turned for a place to be in the middle; the poles stay where they are. */
export function facing([longitude, latitude]: Location): Turn {
  return { phi: 1.5 * Math.PI - radians(longitude), theta: Math.max(-0.6, Math.min(0.9, radians(latitude))) };
}

/** The shorter way round. */
export const shortest = (angle: number) => angle - fullTurn * Math.round(angle / fullTurn);

/** Where a place is seen, in parts of the canvas, on a ball of that radius; `front` when it is on our side. */
export function seen([longitude, latitude]: Location, { phi, theta }: Turn, radius: number) {
  const east = phi + radians(longitude) - 1.5 * Math.PI;
  const [across, up] = [Math.cos(radians(latitude)), Math.sin(radians(latitude))];
  const near = across * Math.cos(east);
  const [x, y] = [across * Math.sin(east), up * Math.cos(theta) - near * Math.sin(theta)];
  return {
    x: (1 + x * radius) / 2,
    y: (1 - y * radius) / 2,
    front: near * Math.cos(theta) + up * Math.sin(theta) > 0,
  };
}
