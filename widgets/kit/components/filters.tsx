import { type FormEvent, type ReactNode, useRef } from 'react';

/** What is asked for, by the names of the fields; several values of one name stay apart. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

interface FiltersProps {
  /** The list's own address: without a script the form asks for it with the filters in its query. */
  action: string;
  label: string;
  applyLabel: string;
  clearLabel: string;
  /** Whether anything is asked for, so that it can be cleared. */
  active: boolean;
  /** Filters without leaving the page. */
  onApply?(values: FilterValues): void;
  children: ReactNode;
}

/** The filters of a list: a GET form first, so that a view has an address of its own; a script applies them in place. */
export function Filters({ action, label, applyLabel, clearLabel, active, onApply, children }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    if (!onApply || !form.current) return;
    event.preventDefault();
    onApply(readFilters(form.current));
  };
  return (
    <search>
      <form ref={form} className="filters" method="get" action={action} aria-label={label} onSubmit={submit}>
        {children}
        <button type="submit" className="primary">
          {applyLabel}
        </button>
        {active && (
          <a
            className="quiet"
            href={action}
            onClick={(event) => {
              if (!onApply) return;
              event.preventDefault();
              onApply({});
            }}
          >
            {clearLabel}
          </a>
        )}
      </form>
    </search>
  );
}

/** A form's values by name, in its order; empty ones are dropped. */
function readFilters(form: HTMLFormElement): FilterValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') continue;
    values[name] = [...(values[name] ?? []), text];
  }
  return values;
}
