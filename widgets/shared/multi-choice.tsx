import { useLayoutEffect, useRef, useState } from 'react';
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
  const boxes = useRef<HTMLFieldSetElement>(null);
  const look = () => setCount(boxes.current?.querySelectorAll(':checked').length ?? 0);
  // For a visitor who was faster than the script.
  useLayoutEffect(look, []);
  return (
    <details className="choice" name="choice">
      <summary>
        {label}
        {count > 0 && <span>{t('chosen', { count })}</span>}
      </summary>
      <fieldset ref={boxes} aria-label={label} onChange={look}>
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
