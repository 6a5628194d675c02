import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { toPath } from '../../contract/paths.ts';
import { watchAnchors } from '../kit/components/anchors.ts';
import type { ProductNavProps } from './product-nav.data.ts';

export function ProductNav({ data, t, link, host }: ProductNavProps) {
  const { id, name, sections } = data;
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();
  const anchors = sections.join(' ');
  useEffect(() => {
    if (nav.current && anchors) return watchAnchors(nav.current, anchors.split(' '), setCurrent);
  }, [anchors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves when what is being read does
  useEffect(() => {
    const marked = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const list = marked?.closest('ul');
    // Not scrollIntoView: that would move the page as well. A link that a key has come to stays in sight.
    if (list && marked && !list.querySelector(':focus-visible'))
      list.scrollLeft = marked.offsetLeft - (list.clientWidth - marked.offsetWidth) / 2;
  }, [current]);

  if (sections.length < 2) return null;
  // On a foreign page the sections stand elsewhere, if at all: there it leads to the product's own page.
  const page = host?.shadowRoot ? link(toPath(addresses.product, id)) : '';
  return (
    <nav ref={nav} className="bar" aria-label={t('label')}>
      <div className="measure row">
        <p className="name">{name}</p>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`${page}#${section}`} aria-current={section === current ? 'location' : undefined}>
                {t(section)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
