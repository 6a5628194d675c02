import type { ComponentType, ReactNode } from 'react';
import { overlayModes } from '../../contract/common-attributes.ts';
import { defaultFormId } from '../../contract/constants.ts';
import type { Form } from '../../contract/entities/form.ts';
import type { Draft } from '../../contract/form-fields.ts';
import {
  type AttributeValues,
  flag,
  integer,
  oneOf,
  record,
  text as textAttribute,
} from '../kit/runtime/attributes.ts';
import type { LoadContext, Parts, PropsOf } from '../kit/runtime/widget.ts';
import type { text } from './form.text.ts';

export const attributes = {
  formId: integer(),
  mode: oneOf(['inline', ...overlayModes]),
  open: flag(),
  prefill: record(),
  unlock: textAttribute(),
  source: textAttribute(),
  test: flag(),
};

/** What is wrong, by field id; `consent` is a key too. */
export type Errors = Record<string, string | undefined>;

/** A form, and what was wrong with a native post of it (a visitor without scripts). */
export interface FormData {
  form: Form;
  posted?: { draft: Draft; errors: Errors; message?: string; agreed?: string };
}

export async function load(
  { call, site, route }: LoadContext,
  { formId }: AttributeValues<typeof attributes>,
): Promise<FormData> {
  const id = formId ?? defaultFormId(site.mark, route.path);
  // The form's counterpart in the site's language, where it has one: one snippet serves both.
  return { form: await call('GET /form/:id', { params: { id }, query: { site: site.id } }) };
}

/** What only some forms fetch. */
export interface FormParts extends Parts {
  /** Of a form in a dialog. */
  Modal?: ComponentType<FormProps>;
  /** Of a form in test mode: what says so. */
  note?(props: FormProps): ReactNode;
}

export type FormProps = PropsOf<typeof attributes, typeof load, typeof text, FormParts>;
