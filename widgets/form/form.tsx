import type { Form } from '../../contract/entities/form.ts';
import type { Draft } from '../../contract/form-fields.ts';
import type { ViewProps } from '../kit/runtime/define-widget.ts';
import type { text } from './form.text.ts';
import { FormBody } from './form-body.tsx';

/** What is wrong, by field id; `consent` is a key too. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** A form, and what was wrong with a native post of it (a visitor without scripts). */
export interface FormData {
  form: Form;
  posted?: { draft: Draft; errors: Errors; message?: string; agreed?: string };
}

export interface FormAttributes {
  formId: number | undefined;
  mode: 'inline' | 'modal';
  open: boolean;
  prefill: Readonly<Record<string, string>>;
  source: string | undefined;
  unlock: string | undefined;
}

export type FormProps = ViewProps<FormAttributes, FormData, typeof text>;

export function FormWidget(props: FormProps) {
  const { Modal } = (props.parts ?? {}) as Partial<typeof import('./modal.tsx')>;
  return Modal ? <Modal {...props} /> : <FormBody {...props} />;
}
