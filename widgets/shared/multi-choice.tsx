import { useState } from 'react';
import { usePlace } from '../kit/components/use-place.ts';
import { createTranslate } from '../kit/runtime/words.ts';
import { listFiltersText } from './list-filters.text.ts';

/** A filter of which several can be chosen. */
export interface Choice {
  name: string;
  label: string;
  options: readonly string[];
}

interface MultiChoiceProps {
  choice: Choice;
  chosen: readonly string[];
}

/** Several of a few: checkboxes in a fold, whose head says how many are chosen. */
export function MultiChoice({ choice: { name, label, options }, chosen }: MultiChoiceProps) {
  const { site } = usePlace();
  const t = createTranslate('list-filters', listFiltersText, site, {});
  const [count, setCount] = useState(chosen.length);
  return (
    <details className="choice" name="choice">
      <summary>
        {label}
        {count > 0 && <span>{t('chosen', { count })}</span>}
      </summary>
      <fieldset
        aria-label={label}
        onChange={(event) => setCount(event.currentTarget.querySelectorAll(':checked').length)}
      >
        {options.map((option) => (
          <label key={option}>
            <input type="checkbox" name={name} value={option} defaultChecked={chosen.includes(option)} />
            {option}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
