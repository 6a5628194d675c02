import { createTranslate } from '../kit/runtime/words.ts';
import type { Refusal } from './list-page.ts';
import { listQueryText } from './list-query.text.ts';

/** What was asked of a list that cannot be, each in a sentence. */
export function Refusals({ mark, refused }: { mark: string; refused: readonly Refusal[] }) {
  if (refused.length === 0) return null;
  const t = createTranslate('list-query', listQueryText, { mark }, {});
  return (
    <div role="alert">
      <ul className="refusals">
        {refused.map(({ value, reason }) => (
          <li key={`${reason} ${value}`}>{t(reason, { value })}</li>
        ))}
      </ul>
    </div>
  );
}
