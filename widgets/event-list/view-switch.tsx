import { useLayoutEffect, useState } from 'react';
import type { EventCards } from './event-cards.tsx';
import type { EventListProps } from './event-list.data.ts';
import { recallView, rememberView, type View } from './kept-view.ts';

type Cards = typeof EventCards | undefined;

/** List or cards: what the visitor chose, on an earlier visit too, else what the tag says. Cards are fetched for it. */
export function useView(standard: View, first: Cards, fetchCards: () => Promise<Cards>) {
  const [chosen, setChosen] = useState<View>();
  const [Cards, setCards] = useState<Cards>(() => first);
  const view = chosen ?? standard;

  useLayoutEffect(() => setChosen(recallView()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when cards are wanted
  useLayoutEffect(() => {
    if (view !== 'cards' || Cards) return;
    // Rows stay where cards cannot be had.
    fetchCards().then(
      (fetched) => setCards(() => fetched),
      () => setChosen('list'),
    );
  }, [view]);

  return {
    view,
    Cards: view === 'cards' ? Cards : undefined,
    choose(wanted: View) {
      setChosen(wanted);
      rememberView(wanted);
    },
  };
}

interface ViewSwitchProps extends Pick<EventListProps, 't'> {
  view: View;
  onChange(view: View): void;
}

/** On a desktop. Until a press is heard it keeps its place, unseen. */
export function ViewSwitch({ view, onChange, t }: ViewSwitchProps) {
  const [live, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  return (
    <fieldset className={`view-switch${live ? ' live' : ''}`} aria-label={t('view')}>
      {(['list', 'cards'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={view === each} onClick={() => onChange(each)}>
          {t(each)}
        </button>
      ))}
    </fieldset>
  );
}
