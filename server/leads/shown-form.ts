import type { Form, FormField } from '../../contract/entities/form.ts';
import type { ShownForm } from '../../contract/entities/lead.ts';
import { cleanText } from './clean-text.ts';

/**
 * A form as the visitor saw it: its fields, their labels and what was required then, with the choices that there are
 * now. Fields that came since are there too, but nobody who has not seen them has to fill them in.
 * @param current the form as it is now; undefined where it is no more, or no longer public
 */
export function mergeShown(id: number, current: Form | undefined, shown: ShownForm): Form {
  const now = new Map(current?.formFields.map((field) => [field.id, field]));
  const seen = new Map(
    shown.fields.map(({ id, name, type, required, displayForm }): [number, FormField] => {
      // Without the choices of a field that was of another type: they are not what was asked then.
      const known = now.get(id);
      const rest = known?.type === type ? known : undefined;
      return [id, { ...rest, id, name: cleanText(name), type, required, displayForm }];
    }),
  );
  const since = [...now.values()]
    .filter((field) => !seen.has(field.id))
    .map((field) => ({ ...field, required: false }));
  return { ...current, id, name: cleanText(shown.name), formFields: [...seen.values(), ...since] };
}
