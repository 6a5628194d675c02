import { type MouseEvent, useLayoutEffect } from 'react';
import { Icon } from '../kit/components/icons.tsx';
import { useOverlay } from '../kit/components/use-overlay.ts';
import { adoptSheet } from '../kit/runtime/adopt-sheet.ts';
import { SearchField } from '../shared/search-field.tsx';
import type { HeaderProps } from './header.data.ts';
import { searchPanelSheet } from './search-panel.style.ts';

type SearchPanelProps = HeaderProps & { open: boolean; onClose(): void };

/** The field that looks through the whole site, over the head of the page. Its form leads to the page of what is found. */
export function SearchPanel({ open, onClose, host, call, route, t, id }: SearchPanelProps) {
  // What it finds is another page, so that Back is the browser's.
  const dialog = useOverlay({ open, onClose }, false);
  const { ref } = dialog;
  if (host) adoptSheet(host.shadowRoot ?? host.ownerDocument, searchPanelSheet);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is closed the same way each time
  useLayoutEffect(() => {
    const element = ref.current;
    const field = element?.querySelector('input');
    if (!open || !field) return;
    field.focus();
    // What was looked for is typed over.
    field.select();
    // At once, where browsers first empty a field for a search. What an input method takes back is its own.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [open, ref]);

  /** A click beside it; and a page that is come back to finds it shut. */
  const click = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) onClose();
  };

  const asked = [route.query.q ?? ''].flat()[0];
  return (
    <div className={searchPanelSheet.root}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have Esc and the button */}
      <dialog {...dialog} className="seek" aria-label={t('search')} onClick={click} onSubmit={() => onClose()}>
        <div className="measure">
          <SearchField id={id('q')} call={call} q={asked} />
          <button type="button" className="tool" aria-label={t('closeSearch')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </dialog>
    </div>
  );
}
