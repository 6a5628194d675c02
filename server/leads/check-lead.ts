import type { Form, FormField } from '../../contract/entities/form.ts';
import type { LeadRequest } from '../../contract/entities/lead.ts';
import type { Site } from '../../contract/entities/site.ts';
import { type Draft, hasOptions, longestValue } from '../../contract/form-fields.ts';
import { type FieldValue, findErrors, isChoice, prepareValues, validateValue } from '../../contract/form-rules.ts';
import { refusals } from '../base/errors.ts';
import type { Content } from '../content/content.ts';
import { cleanText } from './clean-text.ts';
import type { LeadValue } from './lead-message.ts';
import { mergeShown } from './shown-form.ts';

/** A lead whose every part is known and valid. */
export interface CheckedLead {
  site: Site;
  form: Pick<Form, 'id' | 'name'>;
  values: LeadValue[];
}

/** What is wrong, by field id and `consent`, in the site's language. */
export type LeadErrors = Readonly<Record<string, string>>;

/**
 * Holds a request against the site's form and the rules of section 5. Where the request tells what the visitor saw,
 * that is what counts: a form that has changed or gone meanwhile costs no lead, and its values say so.
 * @returns the errors, when the values will not do
 * @throws AnswerError when the site, the form or a field is not there
 */
export function checkLead(request: LeadRequest, content: Content): CheckedLead | { errors: LeadErrors } {
  const site = content.site(request.site.id);
  if (!site) throw refusals.unknownPart('site.id', `there is no site ${request.site.id}`);
  const { shown } = request;
  const current = shown ? content.find('form', request.form.id, true)?.value : findForm(request, content, site);
  const form = shown ? mergeShown(request.form.id, current, shown) : current;
  if (!form) throw refusals.unknownPart('form.id', `there is no form ${request.form.id}`);

  const known = new Set(form.formFields.map(({ id }) => id));
  const strangers = request.fieldValues.flatMap(({ formFieldBO }, index) =>
    known.has(formFieldBO.id)
      ? []
      : [{ field: `fieldValues.${index}.formFieldBO.id`, message: `form ${form.id} has no field ${formFieldBO.id}` }],
  );
  if (strangers.length > 0) throw refusals.unusable(strangers);

  const draft: Draft = Object.fromEntries(
    request.fieldValues.map(({ formFieldBO, value }) => [formFieldBO.id, { value: clean(value) }]),
  );
  const values = prepareValues(form.formFields, draft, site.mark);
  const rules = shown ? takeEarlierChoices(form, values) : form;
  const errors = findErrors(rules, values, site, request.consent?.policyVersion);
  if (Object.keys(errors).length > 0) return { errors };
  return { site, form, values: describeValues(form, current, values, site.mark) };
}

/** A page of one language may name the other's form: what counts is whose fields were filled. */
function findForm(request: LeadRequest, content: Content, site: Site): Form | undefined {
  const named = content.find('form', request.form.id);
  if (!named) return undefined;
  const translated = content.counterpart('form', named.id, site.id);
  if (!translated) {
    throw refusals.unusable([
      { field: 'form.id', message: `form ${named.id} is not one of site ${site.id}, nor is a translation of it` },
    ]);
  }
  const holdsAll = ({ formFields }: Form) =>
    request.fieldValues.every(({ formFieldBO }) => formFields.some(({ id }) => id === formFieldBO.id));
  return !holdsAll(named.value) && holdsAll(translated.value) ? translated.value : named.value;
}

/** A choice that the visitor saw and that is no more is as good as any text. */
function takeEarlierChoices(form: Form, values: readonly FieldValue[]): Pick<Form, 'formFields'> {
  const given = new Map(values.map(({ formFieldBO, value }) => [formFieldBO.id, value]));
  return {
    formFields: form.formFields.map((field): FormField => {
      const value = given.get(field.id);
      // What is too long is refused as such, before anybody looks for choices in it.
      if (value === undefined || value.length > longestValue) return field;
      if (!hasOptions(field) || isChoice(field, value)) return field;
      return { ...field, type: 'TEXTAREA', displayForm: 'NORMAL' };
    }),
  };
}

/** The values under the labels that the visitor saw, marked where the form would not have them so any more. */
function describeValues(
  form: Form,
  current: Form | undefined,
  values: readonly FieldValue[],
  mark: string,
): LeadValue[] {
  const seen = new Map(form.formFields.map((field) => [field.id, field]));
  const now = new Map(current?.formFields.map((field) => [field.id, field]));
  return values.map(({ formFieldBO: { id }, value }) => {
    const label = seen.get(id)?.name ?? '';
    const field = now.get(id);
    const same = field && cleanText(field.name) === label && validateValue(field, value, mark) === undefined;
    return { id, label, value, ...(same ? {} : { earlier: true as const }) };
  });
}

function clean(value: string | string[]): string | string[] {
  return typeof value === 'string' ? cleanText(value) : value.map(cleanText);
}
