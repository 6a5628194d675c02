import { hasOptions, isMultiple, isRequired, longestValue } from '../../contract/form-fields.ts';
import { Choices } from './choices.tsx';
import { describe, type FieldProps } from './field-props.ts';

/** One field of any of the seven types, with its label, explanation and error. */
export function Field(props: FieldProps) {
  const { field, id, t } = props;
  const optional = !isRequired(field) && <small>{t('optional')}</small>;
  const grouped = hasOptions(field) && (field.type === 'RADIO' || isMultiple(field));
  const wide = field.type === 'TEXTAREA' || (grouped && field.displayForm !== 'SELECT');
  const Group = grouped ? 'fieldset' : 'div';
  return (
    <Group
      className={wide ? 'field wide' : 'field'}
      {...(grouped ? { ...describe(props), role: field.type === 'RADIO' ? 'radiogroup' : 'group', tabIndex: -1, 'aria-required': field.type === 'RADIO' ? isRequired(field) : undefined } : {})}
    >
      {grouped ? (
        <legend>
          {field.name} {optional}
        </legend>
      ) : (
        <label htmlFor={id}>
          {field.name} {optional}
        </label>
      )}
      {field.explain && (
        <p className="explain" id={`${id}-explain`}>
          {field.explain}
        </p>
      )}
      {hasOptions(field) ? <Choices {...props} /> : <TextControl {...props} />}
      <p className="error" id={`${id}-error`}>
        {props.error}
      </p>
    </Group>
  );
}

/** What a phone's keyboard and a browser's autofill make of a field. */
const controls = {
  INPUT: { type: 'text' },
  EMAIL: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  PHONE: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

function TextControl({ field, entry, error, id, onChange, onFocus }: FieldProps) {
  const shared = {
    id,
    name: `field-${field.id}`,
    value: typeof entry?.value === 'string' ? entry.value : '',
    placeholder: field.promptText,
    maxLength: longestValue,
    'aria-required': isRequired(field),
    ...describe({ field, error, id }),
    onFocus,
  };
  if (field.type === 'TEXTAREA') {
    return <textarea {...shared} rows={4} onChange={(event) => onChange({ value: event.currentTarget.value })} />;
  }
  const control = controls[field.type as keyof typeof controls] ?? controls.INPUT;
  return <input {...shared} {...control} onChange={(event) => onChange({ value: event.currentTarget.value })} />;
}
