import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { ExampleSummary } from '../../contract/entities/example.ts';
import { toPath } from '../../contract/paths.ts';
import { Icon } from '../kit/components/icons.tsx';
import { firstFile, Image } from '../kit/components/image.tsx';
import { Still } from '../kit/components/still.tsx';
import type { CaseWallProps } from './case-wall.data.ts';
import { isStill } from './stillness.ts';

interface LogoWallProps extends Pick<CaseWallProps, 't' | 'link'> {
  logos: readonly ExampleSummary[];
}

/** Customers' logos, as many as fit beside and above each other; the others pass in by arrows, fingers and keys. */
export function LogoWall({ logos, t, link }: LogoWallProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { before, after, move } = useMore(frame);
  return (
    <div className="logos">
      <div className="logos-head">
        <p>{t('customers')}</p>
        <div className={before || after ? 'arrows live' : 'arrows'}>
          <button type="button" aria-label={t('previous')} aria-disabled={!before} onClick={() => move(-1)}>
            <Icon name="back" />
          </button>
          <button type="button" aria-label={t('next')} aria-disabled={!after} onClick={() => move(1)}>
            <Icon name="forward" />
          </button>
        </div>
      </div>
      <div ref={frame} className="wall">
        <Still as="ul" aria-label={t('customers')}>
          {() =>
            logos.map((example) => (
              <li key={example.id}>
                <Logo example={example} link={link} />
              </li>
            ))
          }
        </Still>
      </div>
    </div>
  );
}

/** The name stands below the mark, so that the picture needs no words of its own. */
function Logo({ example, link }: { example: ExampleSummary } & Pick<LogoWallProps, 'link'>) {
  const logo = firstFile(example.customerLogo);
  return (
    <a href={link(toPath(addresses.case, example.id))}>
      {logo && <Image file={logo} width={120} alt="" />}
      {example.customerName}
    </a>
  );
}

/** Whether there is more to the left and to the right than is seen, and what goes there by what is seen at once. */
function useMore(frame: { readonly current: HTMLElement | null }) {
  const [{ before, after }, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // A scroller may rest on parts of a pixel.
      setMore({ before: scrollLeft > 2, after: scrollLeft + clientWidth < scrollWidth - 2 });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  const move = (way: 1 | -1) => {
    const { current } = frame;
    current?.scrollBy({ left: way * current.clientWidth, behavior: isStill() ? 'instant' : 'smooth' });
  };
  return { before, after, move };
}
