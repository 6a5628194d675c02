import type { EventPhase } from '../../../contract/event-status.ts';
import { createTranslate } from '../runtime/words.ts';
import { statusText } from './status-badge.text.ts';

interface StatusBadgeProps {
  mark: string;
  phase: EventPhase;
  /** The event has a live room, so that its days are said as "live now" (section 4). */
  live?: boolean;
}

/** Where an event stands, in a word. */
export function StatusBadge({ mark, phase, live = false }: StatusBadgeProps) {
  const t = createTranslate('status', statusText, { mark }, {});
  const kind = phase === 'on' && live ? 'live' : phase;
  return <span className={`status ${kind}`}>{t(kind)}</span>;
}
