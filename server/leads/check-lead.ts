import type { Form } from '../../contract/entities/form.ts';
import type { LeadRequest } from '../../contract/entities/lead.ts';
import type { Site } from '../../contract/entities/site.ts';
import type { Draft } from '../../contract/form-fields.ts';
import { type FieldError, type FieldValue, prepareValues, validateForm } from '../../contract/form-rules.ts';
import type { Content } from '../content/content.ts';
import { refusals } from '../errors.ts';
import { cleanText } from './clean-text.ts';

/** A lead whose every part is known and valid. */
export interface CheckedLead {
  site: Site;
  form: Form;
  values: FieldValue[];
}

/**
 * Holds a request against the site's form and the rules of section 5.
 * @returns the faults by field, in the site's language, when the values will not do
 * @throws AnswerError when the site, the form or a field is not there
 */
export function checkLead(request: LeadRequest, content: Content): CheckedLead | { errors: FieldError[] } {
  const site = content.site(request.site.id);
  if (!site) throw refusals.unknownPart('site.id', `there is no site ${request.site.id}`);
  const form = findForm(request, content, site);
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
  const errors = validateForm(form.formFields, values, site.mark);
  return errors.length > 0 ? { errors } : { site, form, values };
}

/** A page of one language may name the other's form: what counts is whose fields were filled. */
function findForm(request: LeadRequest, content: Content, site: Site): Form {
  const named = content.find('form', request.form.id);
  if (!named) throw refusals.unknownPart('form.id', `there is no form ${request.form.id}`);
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

function clean(value: string | string[]): string | string[] {
  return typeof value === 'string' ? cleanText(value) : value.map(cleanText);
}
