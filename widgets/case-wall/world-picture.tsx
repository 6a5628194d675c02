import type { Tip } from './case-wall.data.ts';
import { project } from './project.ts';
import { worldMap } from './world-map.ts';

interface WorldPictureProps {
  tips: readonly Tip[];
  /** The tip that is looked at. */
  active: number | undefined;
}

/** The whole world at once, with every customer's place: the picture in the globe's stead. */
export function WorldPicture({ tips, active }: WorldPictureProps) {
  const { columns, rows, path } = worldMap;
  return (
    <svg className="world" viewBox={`-1 -1 ${columns + 1} ${rows + 1}`} aria-hidden="true">
      <path className="land" d={path} />
      {tips.map(({ id, location }, index) => {
        const { x, y } = project(location);
        return (
          <circle
            key={id}
            className={index === active ? 'marker active' : 'marker'}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r=".9"
          />
        );
      })}
    </svg>
  );
}
