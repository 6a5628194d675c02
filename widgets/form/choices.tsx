import { isMultiple, isRequired, longestValue, OTHER } from '../../contract/form-fields.ts';
import { describe, type FieldProps } from './field-props.ts';

/** RADIO, SELECT, CHECKBOX, and the multi-select that `displayForm` SELECT makes of one; with the text of OTHER. */
export function Choices(props: FieldProps) {
  const { field, entry, t } = props;
  const options = (field.fieldOptions ?? []).map((option) => ({ value: option, label: option }));
  if (field.openOther === 'TURNON') options.push({ value: OTHER, label: t('other') });
  const chosen = entry ? [entry.value].flat() : [];
  const choose = (value: string | readonly string[]) => props.onChange({ ...entry, value });
  const control = { ...props, options, chosen, choose };
  return (
    <>
      {isMultiple(field) && field.displayForm === 'SELECT' ? (
        <MultiSelect {...control} />
      ) : isMultiple(field) || field.type === 'RADIO' ? (
        <Boxes {...control} />
      ) : (
        <Select {...control} />
      )}
      {chosen.includes(OTHER) && field.openOther === 'TURNON' && (
        <textarea
          className="other"
          name={`field-${field.id}-other`}
          rows={2}
          maxLength={longestValue}
          aria-label={`${field.name}: ${t('otherText')}`}
          placeholder={t('otherText')}
          value={entry?.other ?? ''}
          onChange={(event) => props.onChange({ value: chosen, ...entry, other: event.currentTarget.value })}
        />
      )}
    </>
  );
}

interface ControlProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  choose(value: string | readonly string[]): void;
}

function Select({ field, id, error, t, options, chosen, choose, onFocus }: ControlProps) {
  return (
    <select
      id={id}
      name={`field-${field.id}`}
      value={chosen[0] ?? ''}
      aria-required={isRequired(field)}
      {...describe({ field, error, id })}
      onFocus={onFocus}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{field.promptText ?? t('choose')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Boxes({ field, options, chosen, choose, onFocus }: ControlProps) {
  const multiple = isMultiple(field);
  const toggle = (value: string, on: boolean) => {
    if (!multiple) return choose(value);
    const rest = chosen.filter((each) => each !== value);
    return choose(on ? [...rest, value] : rest);
  };
  return (
    <div className="boxes">
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={`field-${field.id}`}
            value={value}
            checked={chosen.includes(value)}
            onFocus={onFocus}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Check boxes behind a disclosure, so that a long list takes one line and still needs no script. */
function MultiSelect(props: ControlProps) {
  const { field, t, options, chosen } = props;
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <details className="multiple">
      <summary aria-label={`${field.name}: ${names.length > 0 ? names.join(', ') : t('choose')}`}>
        {names.length > 2 ? t('chosen', { count: names.length }) : names.join(', ') || (field.promptText ?? t('choose'))}
      </summary>
      <Boxes {...props} />
    </details>
  );
}
