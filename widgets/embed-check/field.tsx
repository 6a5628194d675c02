import { longestChecked } from '../../contract/entities/embed-check.ts';
import type { EmbedCheckProps } from './embed-check.data.ts';
import type { Faults, Given, Part } from './read-given.ts';

interface FieldProps extends Pick<EmbedCheckProps, 't' | 'id'> {
  name: Part;
  examples: Readonly<Record<Part, string>>;
  /** What was given last, and what is wrong with it. */
  given: Given;
  faults: Faults;
  /** Of a field of several lines. */
  rows?: number;
}

/** A label, its control, and what is wrong with what was given or, where nothing is, what to give. */
export function Field({ name, examples, given, faults, rows, t, id }: FieldProps) {
  const own = id(name);
  const fault = faults[name];
  const control = {
    ...{ id: own, name, placeholder: examples[name] },
    'aria-describedby': `${own}-note`,
    'aria-invalid': fault && (true as const),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  };
  return (
    <div className="field">
      <label htmlFor={own}>{t(name)}</label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type="url" inputMode="url" />}
      <p className={fault ? 'refusal' : 'explain'} id={`${own}-note`}>
        {fault ? t(fault, { count: given[name].length, most: longestChecked[name] }) : t(`${name}Hint`)}
      </p>
    </div>
  );
}
