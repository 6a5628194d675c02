import type { FormField } from '../../contract/entities/form.ts';
import { hasOptions, isMultiple, isRequired, longestValue, OTHER } from '../../contract/form-fields.ts';
import { type Fields, isFields, listOf, type Tell } from './values.ts';

/** What the choice that `openOther` adds is called in a lead. */
const otherNames = new Set([OTHER, 'Other', '其他']);

/** A form whose every field can be filled, and whose leads can be read. */
export function checkFormFields(given: unknown, tell: Tell): void {
  const names = new Map<string, number>();
  for (const [index, field] of listOf(given).entries()) {
    if (!isFields(field)) continue;
    const path = ['formFields', index];
    if (typeof field.name === 'string') {
      const first = names.get(field.name.trim());
      if (first === undefined) names.set(field.name.trim(), index);
      else
        tell(
          [...path, 'name'],
          `number ${first + 1} of this form has this name already: leads could not tell them apart`,
        );
    }
    if (!hasOptions(field as unknown as FormField)) continue;
    checkOptions(field, path, tell);
    if (field.autocomplete !== undefined)
      tell([...path, 'autocomplete'], 'is for fields that are typed, and this one has choices: remove it');
  }
}

function checkOptions(field: Fields, path: (string | number)[], tell: Tell): void {
  const options = listOf(field.fieldOptions);
  const other = field.openOther === 'TURNON';
  if (options.length === 0 && !other) {
    const cure = isRequired(field as unknown as FormField)
      ? 'nobody could send this form'
      : 'there is nothing to choose';
    tell([...path, 'fieldOptions'], `has no options, so that ${cure}: write some, or make it an INPUT`);
    return;
  }
  const seen = new Map<string, number>();
  for (const [index, option] of options.entries()) {
    if (typeof option !== 'string') continue;
    const fault = (reason: string) => tell([...path, 'fieldOptions', index], reason);
    const first = seen.get(option.trim());
    if (first === undefined) seen.set(option.trim(), index);
    if (option.trim() === '') fault('is blank');
    else if (option.trim() !== option) fault('begins or ends with a space: remove it');
    else if (/[\r\n\t]/.test(option)) fault('holds a line break or a tab: write it on one line');
    else if (option.length > longestValue)
      fault(`is longer than ${longestValue} characters, the most that a lead takes`);
    else if (first !== undefined) fault(`"${option}" is option ${first + 1} already`);
    else if (other && otherNames.has(option)) fault(`"${option}" is what openOther adds: leave one of the two out`);
  }
  const together = options.join(', ').length;
  if (isMultiple(field as unknown as FormField) && options.length > 1 && together > longestValue)
    tell(
      [...path, 'fieldOptions'],
      `are ${together} characters together, and a lead takes ${longestValue} when all are chosen: shorten them`,
    );
}
