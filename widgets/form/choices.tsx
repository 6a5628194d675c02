import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { isMultiple, isRequired, longestValue, OTHER } from '../../contract/form-fields.ts';
import { describe, type FieldProps } from './field-props.ts';

interface ControlProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
}

/** RADIO, SELECT, CHECKBOX, and the multi-select that `displayForm` SELECT makes of one; with the text of OTHER. */
export function Choices(props: FieldProps) {
  const { field, entry, t } = props;
  const others = field.openOther === 'TURNON';
  const options = (field.fieldOptions ?? []).map((option) => ({ value: option, label: option }));
  if (others) options.push({ value: OTHER, label: t('other') });
  const control = { ...props, options, chosen: [entry?.value ?? []].flat() };
  const Control =
    !isMultiple(field) && field.type !== 'RADIO' ? Select : field.displayForm === 'SELECT' ? MultiSelect : Boxes;
  return (
    <>
      <Control {...control} />
      {others && (
        // Shown by CSS while OTHER is chosen, so that it needs no script.
        <textarea
          className="other"
          name={`field-${field.id}-other`}
          rows={2}
          maxLength={longestValue}
          aria-label={`${field.name}: ${t('otherText')}`}
          placeholder={t('otherText')}
          defaultValue={entry?.other}
        />
      )}
    </>
  );
}

function Select(props: ControlProps) {
  const { field, id, t, options, chosen } = props;
  const element = useRef<HTMLSelectElement>(null);
  const [first] = chosen;
  // What a server renders, and React; Preact's core knows no default value of a select.
  useLayoutEffect(() => {
    if (first && element.current) element.current.value = first;
  }, [first]);
  return (
    <select
      ref={element}
      id={id}
      name={`field-${field.id}`}
      defaultValue={first ?? ''}
      aria-required={isRequired(field)}
      {...describe(props)}
    >
      <option value="">{field.promptText ?? t('choose')}</option>
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in another language the same place is the same choice
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Boxes({ field, options, chosen }: ControlProps) {
  return (
    // Takes the focus from a press beside its boxes, so that an open list knows that it was meant.
    <div className="boxes" tabIndex={-1}>
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in another language the same place is the same choice
        <label key={index}>
          <input
            type={isMultiple(field) ? 'checkbox' : 'radio'}
            name={`field-${field.id}`}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** An open list lies over what is below it: it folds when the visitor is done with it. */
const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget as Node | null)) currentTarget.open = false;
};

/** Esc folds the list alone, and not the dialog that the form stands in. */
const fold = (event: KeyboardEvent<HTMLDetailsElement>) => {
  const { key, currentTarget } = event;
  if (key !== 'Escape' || !currentTarget.open) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

/** Check boxes behind a disclosure, so that a long list takes one line and still needs no script. */
function MultiSelect(props: ControlProps) {
  const { field, t, options, chosen } = props;
  const [element, attach] = useState<HTMLDetailsElement | null>(null);
  const [, draw] = useState<unknown>();
  // The boxes know best: a visitor, or a browser that comes back, may have been at them before their script was.
  const boxes = element?.querySelectorAll('input');
  const names = options
    .filter(({ value }, index) => (boxes ? boxes[index]?.checked : chosen.includes(value)))
    .map(({ label }) => label);
  const summary =
    (names.length > 2 ? t('chosen', { count: names.length }) : names.join(t('comma'))) ||
    (field.promptText ?? t('choose'));
  return (
    <details ref={attach} className="multiple" onInput={draw} onBlurCapture={leave} onKeyDown={fold}>
      <summary aria-label={`${field.name}: ${summary}`}>{summary}</summary>
      <Boxes {...props} />
    </details>
  );
}
