import { worldMap } from './world-map.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** Where a longitude and a latitude lie on the map, in its own steps from its first dot. */
export function project([longitude, latitude]: readonly [number, number]): { x: number; y: number } {
  const { columns, north, west } = worldMap;
  const step = 360 / columns;
  const east = (longitude - west + 360) % 360;
  return { x: east / step - 0.5, y: (mercator(north) - mercator(latitude)) / radians(step) - 0.5 };
}

/** The same in parts of the picture's width and height, which has a step's room around it. */
export function placeOnMap(location: readonly [number, number]): { x: number; y: number } {
  const { x, y } = project(location);
  return { x: (x + 1) / (worldMap.columns + 1), y: (y + 1) / (worldMap.rows + 1) };
}
