import { hasOptions, isMultiple, isRequired, longestValue } from '../../contract/form-fields.ts';
import { Choices } from './choices.tsx';
import { describe, type FieldProps } from './field-props.ts';

/** One field of any of the seven types, with its label, explanation and error. */
export function Field(props: FieldProps) {
  const { field, error, id, t } = props;
  const grouped = field.type === 'RADIO' || isMultiple(field);
  const wide = field.type === 'TEXTAREA' || (grouped && field.displayForm !== 'SELECT');
  const Group = grouped ? 'fieldset' : 'div';
  const Label = grouped ? 'legend' : 'label';
  return (
    <Group className={wide ? 'field wide' : 'field'} data-field={field.id} {...(grouped && describeGroup(props))}>
      <Label htmlFor={grouped ? undefined : id}>
        {field.name} {!isRequired(field) && <small>{t('optional')}</small>}
      </Label>
      {hasOptions(field) ? <Choices {...props} /> : <TextControl {...props} />}
      {field.explain && (
        <p className="explain" id={`${id}-explain`}>
          {field.explain}
        </p>
      )}
      {/* Anew with its words: a browser that translates puts its own in their place, which nothing else would take out. */}
      <p key={error} className={error === '' ? 'error kept' : 'error'} id={`${id}-error`}>
        {error}
      </p>
    </Group>
  );
}

/** Of groups, only radio buttons can be required as one (WAI-ARIA). */
function describeGroup(props: FieldProps) {
  const { field } = props;
  const radio = !isMultiple(field) && { role: 'radiogroup', 'aria-required': isRequired(field) };
  return { ...describe(props), ...radio };
}

/** What keyboard a phone shows, by a field's type or else by what it asks for. */
const kinds: Readonly<Record<string, string>> = { EMAIL: 'email', PHONE: 'tel', tel: 'tel' };

function TextControl(props: FieldProps) {
  const { field, entry, id } = props;
  const Control = field.type === 'TEXTAREA' ? 'textarea' : 'input';
  const kind = kinds[field.type] ?? kinds[field.autocomplete as string];
  return (
    <Control
      id={id}
      type={kind}
      name={`field-${field.id}`}
      defaultValue={entry?.value as string}
      placeholder={field.promptText}
      maxLength={longestValue}
      autoComplete={field.autocomplete ?? kind}
      aria-required={isRequired(field)}
      {...describe(props)}
    />
  );
}
