import type { ReactNode } from 'react';
import type { PageQuery } from '../kit/runtime/page.ts';
import type { EmbedBuilderProps } from './embed-builder.data.ts';
import type { Choice } from './read-choice.ts';

/** What was asked for, in words and as it was understood. */
export interface Asked extends EmbedBuilderProps {
  choice: Choice;
  query: PageQuery;
}

export type Option = readonly [value: string, label: string];

interface FieldProps extends Asked {
  name: string;
  label: string;
  explain?: string;
}

/** What a control of a field is told: its name, and what describes it. */
interface Given {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A label, its control, and what is wrong with what was given or, where nothing is, what to give. */
function Field({
  name,
  label,
  explain,
  choice,
  query,
  id,
  t,
  children,
}: FieldProps & { children(given: Given): ReactNode }) {
  const own = id(name);
  const fault = choice.faults[name];
  return (
    <div className="field">
      <label htmlFor={own}>{label}</label>
      {children({
        ...{ id: own, name },
        'aria-describedby': explain || fault ? `${own}-note` : undefined,
        'aria-invalid': fault && true,
      })}
      {(explain || fault) && (
        <p className={fault ? 'error' : 'explain'} id={`${own}-note`}>
          {fault ? t(fault, { value: String(query[name] ?? '').slice(0, 60) }) : explain}
        </p>
      )}
    </div>
  );
}

export function Text({ hint, children, ...props }: FieldProps & { hint?: string; children?: ReactNode }) {
  return (
    <Field {...props}>
      {(given) => (
        <div className="entry">
          <input
            {...given}
            type="text"
            defaultValue={String(props.query[props.name] ?? '')}
            placeholder={hint}
            autoComplete="off"
            spellCheck={false}
          />
          {children}
        </div>
      )}
    </Field>
  );
}

export function Choose({ value, options, ...props }: FieldProps & { value: string; options: readonly Option[] }) {
  return (
    <Field {...props}>
      {(given) => (
        <Select {...props} {...given} value={value}>
          {writeOptions(options)}
        </Select>
      )}
    </Field>
  );
}

interface SelectProps extends Given, Pick<Asked, 'choice' | 'query'> {
  value: string;
  children: ReactNode;
}

/**
 * Its first option is the standard one: what the server has chosen otherwise stands in its HTML. What an address asked for
 * and there is not stays chosen, so that what is said of it stays, too.
 */
function Select({ choice, query, name, value, children, ...given }: SelectProps) {
  const unknown = choice.faults[name] && String(query[name]);
  return (
    <select
      {...{ id: given.id, name }}
      aria-describedby={given['aria-describedby']}
      aria-invalid={given['aria-invalid']}
      defaultValue={unknown ?? value}
    >
      {unknown && <option value={unknown}>{unknown}</option>}
      {children}
    </select>
  );
}

const writeOptions = (options: readonly Option[]) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
