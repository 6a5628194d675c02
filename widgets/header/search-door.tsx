import { type MouseEvent, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import { Glass } from './glass.tsx';
import type { HeaderProps } from './header.data.ts';

type Panel = typeof import('./search-panel.tsx').SearchPanel;

const fetchPanel = () => import('./search-panel.tsx');
/** It is asked for again where it is wanted. */
const fetchAhead = () => void fetchPanel().catch(() => undefined);

/**
 * The way to the search: a link to its page. Once its script is there a press opens the field here, whose parts are
 * fetched as soon as the link is pointed at; where they cannot be had, it leads to the page all the same.
 */
export function SearchDoor(props: HeaderProps) {
  const { t, link } = props;
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();

  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // Neither over a form or a film that the visitor has opened meanwhile, nor away from it.
    const isLate = () => document.querySelector('vt-form[open],vt-media-player[open]');
    fetchPanel().then(
      ({ SearchPanel }) => {
        setPanel(() => SearchPanel);
        setOpen(!isLate());
      },
      () => isLate() || location.assign(href),
    );
  };

  return (
    <>
      <a
        className="tool find"
        href={link(addresses.search)}
        aria-label={t('search')}
        onPointerEnter={fetchAhead}
        onFocusCapture={fetchAhead}
        onClick={press}
      >
        <Glass />
      </a>
      {Panel && <Panel {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
