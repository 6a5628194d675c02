import type { Form } from '../../contract/entities/form.ts';
import type { ShownForm } from '../../contract/entities/lead.ts';
import { type Draft, hasOptions, OTHER } from '../../contract/form-fields.ts';
import { leadRequestSchema } from '../../contract/schemas/lead.ts';
import { AnswerError } from '../base/errors.ts';
import { shorten } from '../leads/tidy-lead.ts';

/** A form as a browser posts it, by name. A name that stands there several times has a list. */
export type Posted = Readonly<Record<string, string | string[] | undefined>>;

/** Names and values of one post; a form has a handful, and its choices. */
const mostPairs = 1000;

/** The longest text of one control: well above what a lead takes, so that a visitor can still shorten what is too long. */
const longestText = 20_000;

/** The most choices of one field that are looked at. */
const mostChoices = 200;

/**
 * What was posted, with bounds to each part of it.
 * @throws AnswerError 413
 */
export function boundPosted(body: Posted = {}): Posted {
  const entries = Object.entries(body).map(([name, given]): [string, string[]] => [name, [given ?? ''].flat()]);
  const pairs = entries.reduce((count, [, values]) => count + values.length, 0);
  if (pairs > mostPairs) throw new AnswerError(413, `The form has more than ${mostPairs} values. Send fewer.`);
  return Object.fromEntries(
    entries.map(([name, values]) => {
      // A browser posts each end of a line as two characters, and counts it as one.
      const read = (value: string) => shorten(value.replaceAll('\r\n', '\n'), longestText);
      const bounded = values.slice(0, mostChoices).map(read);
      return [name, bounded.length === 1 ? bounded[0] : bounded];
    }),
  );
}

/** The one value of a control that has one. */
export function readOne(posted: Posted, name: string): string | undefined {
  return Object.hasOwn(posted, name) ? [posted[name]].flat()[0] || undefined : undefined;
}

/** What the form said of itself when it was shown. */
export function readShown(posted: Posted): ShownForm | undefined {
  try {
    return leadRequestSchema.shape.shown.safeParse(JSON.parse(readOne(posted, 'shown') ?? 'null')).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Fields are named `field-<id>`, the text beside OTHER `field-<id>-other`. */
export function readDraft(form: Form, posted: Posted): Draft {
  return Object.fromEntries(
    form.formFields.map(({ id }) => {
      const name = `field-${id}`;
      const value = Object.hasOwn(posted, name) ? (posted[name] ?? '') : '';
      const other = readOne(posted, `${name}-other`);
      return [id, { value, ...(other === undefined ? {} : { other }) }];
    }),
  );
}

/** The form with every choice that was made in it, also one that it no longer has: it is shown again as it was filled. */
export function withChosen(form: Form, draft: Draft): Form {
  return {
    ...form,
    formFields: form.formFields.map((field) => {
      if (!hasOptions(field)) return field;
      const entry = draft[field.id];
      const chosen = [entry?.value ?? []].flat().filter((value) => value !== '' && value !== OTHER);
      const fieldOptions = [...new Set([...(field.fieldOptions ?? []), ...chosen])];
      const takesOther = field.openOther === 'TURNON' || [entry?.value].flat().includes(OTHER);
      return { ...field, fieldOptions, openOther: takesOther ? 'TURNON' : field.openOther };
    }),
  };
}
