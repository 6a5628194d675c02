import { addresses } from '../../contract/addresses.ts';
import type { ActivitySummary } from '../../contract/entities/activity.ts';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { calledOffText } from './called-off.text.ts';

/** Why there is nothing to press, and a way on. */
export function CalledOff({ status }: { status: NonNullable<ActivitySummary['eventStatus']> }) {
  const { site, link } = usePlace();
  const t = createTranslate('event-facts', calledOffText, site, {});
  return (
    <p className="called-off">
      {t(status === 'CANCELLED' ? 'cancelled' : 'postponed')} <a href={link(addresses.events)}>{t('others')}</a>
    </p>
  );
}
