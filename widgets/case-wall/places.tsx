import { type FocusEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { Still } from '../kit/components/still.tsx';
import type { CaseWallProps, Tip } from './case-wall.data.ts';
import { placeOnMap } from './project.ts';
import { useGlobe } from './use-globe.ts';
import { WorldPicture } from './world-picture.tsx';

interface PlacesProps extends Pick<CaseWallProps, 't' | 'link'> {
  tips: readonly Tip[];
}

/**
 * The list names what the picture beside it shows, and leads to each customer's case; the one that the focus or the
 * pointer is on is marked in the picture, and the globe turns to it. The picture says nothing that the list does not.
 */
export function Places({ tips, t, link }: PlacesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const [paused, setPaused] = useState(false);
  const follow = ({ x, y, front }: { x: number; y: number; front: boolean }) => {
    pin.current?.style.setProperty('--x', `${x * 100}%`);
    pin.current?.style.setProperty('--y', `${y * 100}%`);
    pin.current?.classList.toggle('behind', !front);
  };
  const turning = useGlobe(frame, { tips, active, paused, follow });
  const tip = active === undefined ? undefined : tips[active];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the globe tells by itself where its places are
  useLayoutEffect(() => {
    if (tip && !turning) follow({ ...placeOnMap(tip.location), front: true });
  }, [tip, turning]);

  const mark = ({ target, currentTarget }: FocusEvent | PointerEvent) => {
    const entry = (target as Element).closest('li');
    const index = entry ? [...currentTarget.querySelectorAll('li')].indexOf(entry) : -1;
    if (index >= 0) setActive(index);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent | PointerEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setActive(undefined);
  };

  return (
    <div className="places">
      <div className={turning ? 'stage turning' : 'stage'}>
        <WorldPicture tips={tips} active={active} />
        <div ref={frame} className="globe" aria-hidden="true" />
        <div className="over" aria-hidden="true">
          {tip && (
            <div ref={pin} className="pin behind">
              <span className="tip">
                {tip.place && <b>{tip.place}</b>} {tip.customerName}
              </span>
            </div>
          )}
        </div>
        {turning && (
          <button
            type="button"
            className="turn"
            aria-label={t(paused ? 'turn' : 'stop')}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
        )}
      </div>
      <div className="tip-list" onFocusCapture={mark} onBlurCapture={leave} onPointerOver={mark} onPointerLeave={leave}>
        <Still as="ul" aria-label={t('places')}>
          {() =>
            tips.map(({ id, place, customerName }) => (
              <li key={id}>
                <a href={link(toPath(addresses.case, id))}>
                  {place && <span className="place">{place}</span>} <span className="name">{customerName}</span>
                </a>
              </li>
            ))
          }
        </Still>
      </div>
    </div>
  );
}
