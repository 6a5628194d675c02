import type { EventState } from '../../../contract/event-status.ts';
import { createTranslate } from '../runtime/words.ts';
import { statusText } from './status-badge.text.ts';

interface StatusBadgeProps {
  mark: string;
  state: EventState;
  /** The event has a live room, so that its days are said as "live now" (section 4). */
  live?: boolean;
}

/** Where an event stands, in a word. */
export function StatusBadge({ mark, state, live = false }: StatusBadgeProps) {
  const t = createTranslate('status', statusText, { mark }, {});
  const kind = state === 'on' && live ? 'live' : state;
  return <span className={`status ${kind}`}>{t(kind)}</span>;
}
