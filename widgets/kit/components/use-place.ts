import { useContext } from 'react';
import { SurroundingsContext } from '../runtime/view.tsx';

/** Where a part stands: its site, its page and how links are written there. No view has to hand it on. */
export function usePlace() {
  const { page, ...place } = useContext(SurroundingsContext);
  if (!page) throw new Error('A part that leads somewhere has to stand in a widget.');
  return { ...place, ...page };
}
